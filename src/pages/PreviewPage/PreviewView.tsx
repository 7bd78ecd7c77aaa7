import { fireClose } from '../../assets/pictures/scenes'
import type { Preview } from '../../cms/content/types'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { RetryButton } from '../../components/foundation/RetryButton/RetryButton'
import { Section } from '../../components/foundation/Section/Section'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { PreviewBanner } from '../../components/layout/PreviewBanner/PreviewBanner'
import { homeLink } from '../../site/navigation'
import { categorySegment } from '../../site/paths'
import { previewTexts as texts } from '../../site/texts/preview'
import { ArticleView } from '../ArticlePage/ArticleView'
import { ProductView } from '../ProductPage/ProductView'
import { ServiceView } from '../ServicePage/ServiceView'
import type { ViewState } from '../shared/viewState'

/** `empty`: the link to the preview has expired. */
export type PreviewState = ViewState<{ preview: Preview }>

export type PreviewViewProps = {
  /** The entry, or why it cannot be shown. */
  state: PreviewState
}

/** The page of an entry that is not published yet, under a banner that says so. */
export const PreviewView = ({ state }: PreviewViewProps) =>
  state.status === 'ready' ? (
    <>
      <PreviewedPage {...state.preview} />
      <PreviewBanner />
    </>
  ) : (
    <>
      <PageHero title={texts.title} crumbs={[homeLink, { label: texts.title }]} picture={fireClose} />
      <Section>
        {state.status === 'loading' && <Loading label={texts.loading} isLabelVisible />}
        {state.status === 'empty' && <StateMessage title={texts.expired} hint={texts.expiredHint} />}
        {state.status === 'error' && (
          <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
            <RetryButton onRetry={state.onRetry} />
          </StateMessage>
        )}
      </Section>
    </>
  )

const PreviewedPage = (preview: Preview) => {
  switch (preview.kind) {
    case 'product':
      return <ProductView state={{ status: 'ready', product: preview.product }} />
    case 'article':
      return <ArticleView state={{ status: 'ready', article: preview.article }} />
    case 'service':
      return (
        <ServiceView
          category={preview.service.category}
          segment={preview.service.slug || categorySegment(preview.service)}
          state={{ status: 'ready', service: preview.service }}
        />
      )
  }
}
