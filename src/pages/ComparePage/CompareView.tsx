import { useRef, useState } from 'react'
import { showroom } from '../../assets/pictures/scenes'
import { comparisonRows } from '../../catalogue/comparisonRows'
import type { Product } from '../../cms/content/types'
import { ComparisonTable } from '../../components/catalogue/ComparisonTable/ComparisonTable'
import { announce, useAnnouncement } from '../../components/foundation/Announcer/announce'
import { ButtonLink, ScriptButton } from '../../components/foundation/Button/Button'
import { Loading } from '../../components/foundation/Loading/Loading'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { PhoneButton } from '../../components/foundation/PhoneButton/PhoneButton'
import { RetryButton } from '../../components/foundation/RetryButton/RetryButton'
import { Section } from '../../components/foundation/Section/Section'
import { Skeleton } from '../../components/foundation/Skeleton/Skeleton'
import { MainActionLink } from '../../components/layout/MainActionLink/MainActionLink'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { comparisonTexts } from '../../site/texts/comparison'
import { comparisonPageTexts as texts } from '../../site/texts/comparisonPage'
import { ShareLink } from '../shared/ShareLink'
import {
  Actions,
  Answer,
  Empty,
  Heading,
  HowTo,
  LaterTable,
  OnlyDifferences,
  Remarks,
  Tools,
  WithoutScript,
} from './CompareView.styles'
import type { Retry, ViewState } from '../shared/viewState'

export type Comparison = {
  /** At most three. */
  products: readonly Product[]
  /** How many of those asked for the catalogue no longer has. */
  goneCount: number
  /** Those that could not be read, null for none. */
  failed: (Retry & { count: number }) | null
  /** Whether more than three were asked for. */
  hasMore: boolean
  /** Called to compare one of the products no longer. */
  onRemove: (product: Product) => void
  /** The contact page, for a quote for them. */
  quoteHref: string
  /** Address of this comparison within the site. */
  path: string
}

/** `empty`: none is asked for, or the prerendered page does not know yet. */
export type ComparisonState = ViewState<Comparison>

export type CompareViewProps = {
  /** The products compared, or why there are none. */
  state: ComparisonState
}

const TABLE_HEIGHT = '32rem'

/** Products side by side, in each of their states, and how to choose them. */
export const CompareView = ({ state }: CompareViewProps) => (
  <>
    <PageHero
      title={texts.title}
      subtitle={texts.subtitle}
      crumbs={[homeLink, { label: texts.title }]}
      picture={showroom}
    />
    <BelowTitle>
      <Section as="div">
        <Answer $isAsked={state.status !== 'empty'}>
          {state.status === 'empty' && (
            <>
              <Empty>
                <StateMessage title={texts.none} hint={texts.chooseHint} />
              </Empty>
              <LaterTable>
                <Skeleton height={TABLE_HEIGHT} />
              </LaterTable>
            </>
          )}
          {state.status === 'loading' && (
            <Loading label={texts.loading}>
              <Skeleton height={TABLE_HEIGHT} />
            </Loading>
          )}
          {state.status === 'error' && (
            <StateMessage title={texts.unavailable} hint={texts.unavailableHint}>
              <PhoneButton />
              <RetryButton onRetry={state.onRetry} />
            </StateMessage>
          )}
          {state.status === 'ready' && <ReadyComparison {...state} />}
        </Answer>
        <HowTo>
          <Heading>{texts.howTo}</Heading>
          <p>{texts.howToText}</p>
          <WithoutScript>
            <p>{texts.withoutScript}</p>
            <PhoneButton />
          </WithoutScript>
          <ButtonLink variant="outline" to={paths.products}>
            {texts.catalogue}
          </ButtonLink>
        </HowTo>
      </Section>
    </BelowTitle>
  </>
)

const remarksOf = ({ products, goneCount, failed, hasMore }: Comparison): string[] => [
  ...(goneCount > 0 ? [products.length > 0 ? texts.gone(goneCount) : texts.allGone] : []),
  ...(failed ? [texts.failed(failed.count)] : []),
  ...(hasMore ? [texts.leftOut] : []),
]

/** A piece of its own: it is announced before the notice below it. */
const AnnouncedRemarks = ({ remarks }: { remarks: readonly string[] }) => {
  useAnnouncement(remarks.join(' '))
  return (
    remarks.length > 0 && (
      <Remarks role="list">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </Remarks>
    )
  )
}

const ReadyComparison = (comparison: Comparison) => {
  const { products, failed, onRemove, quoteHref, path } = comparison
  const rows = comparisonRows(products)
  const region = useRef<HTMLDivElement>(null)
  const [hasAllRows, setHasAllRows] = useState(true)
  const different = rows.filter(({ isDifferent }) => isDifferent)
  const isFilterUseful = different.length > 0 && different.length < rows.length
  return (
    <>
      <AnnouncedRemarks remarks={remarksOf(comparison)} />
      {(failed || isFilterUseful) && (
        <Tools>
          {failed && <RetryButton onRetry={failed.onRetry} />}
          {isFilterUseful && (
            <OnlyDifferences
              variant="outline"
              aria-pressed={!hasAllRows}
              onClick={() => setHasAllRows(!hasAllRows)}
            >
              {texts.onlyDifferences}
            </OnlyDifferences>
          )}
        </Tools>
      )}
      {products.length === 0 && <StateMessage title={texts.none} hint={texts.chooseHint} />}
      {products.length === 1 && !failed && <StateMessage title={texts.one} hint={texts.chooseHint} />}
      {products.length > 0 && (
        <>
          <div ref={region} tabIndex={-1}>
            <ComparisonTable
              products={products}
              rows={hasAllRows || !isFilterUseful ? rows : different}
              onRemove={(product) => {
                // The pressed button disappears.
                region.current?.focus({ preventScroll: true })
                onRemove(product)
                announce(comparisonTexts.removed(product.title))
              }}
            />
          </div>
          <Actions>
            <MainActionLink to={quoteHref}>{common.quote}</MainActionLink>
            <ScriptButton variant="quiet" onClick={() => window.print()}>
              {texts.print}
            </ScriptButton>
            <ShareLink key={path} path={path} title={texts.title} />
          </Actions>
        </>
      )}
    </>
  )
}
