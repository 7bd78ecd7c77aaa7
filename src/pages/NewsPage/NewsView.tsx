import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { heroEvening } from '../../assets/pictures/scenes'
import type { Article } from '../../cms/content/types'
import { ArticleGrid, ArticleGridSkeleton } from '../../components/news/ArticleGrid/ArticleGrid'
import { ButtonLink } from '../../components/foundation/Button/Button'
import { useAnnouncement } from '../../components/foundation/Announcer/announce'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { Section } from '../../components/foundation/Section/Section'
import { ShowMore } from '../../components/foundation/ShowMore/ShowMore'
import { Loading } from '../../components/foundation/Loading/Loading'
import { ARTICLES_PER_STEP } from '../../site/limits'
import { homeLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { common } from '../../site/texts/common'
import { articleTexts, newsTexts as texts } from '../../site/texts/news'
import { theme } from '../../theme/theme'
import { useShowMoreFocus } from '../shared/useShowMoreFocus'
import type { NoRetry, ViewState } from '../shared/viewState'

type ShownNews = {
  /** The articles shown. */
  articles: Article[]
  /** How many there are, shown or not. */
  total: number
  /** What was asked for last, while it is not shown. */
  rest?: 'loading' | 'error'
  /** Called to show the next step of articles, or to read again what could not be. */
  onShowMore: () => void
}

export type NewsState = ViewState<ShownNews, NoRetry>

export type NewsViewProps = {
  /** The articles, or why there are none. */
  state: NewsState
  /** After the articles: where the firm has worked. */
  jobSites?: ReactNode
}

/** The news: cards, a count announced to screen readers, and empty and error states. */
export const NewsView = ({ state, jobSites }: NewsViewProps) => {
  const count = state.status === 'ready' ? texts.count(state.total) : ''
  const isPart = state.status === 'ready' && state.articles.length < state.total
  useAnnouncement(isPart ? `${count} ${texts.shown(state.articles.length)}` : count)
  return (
    <>
      <PageHero
        title={texts.pageTitle}
        subtitle={texts.subtitle}
        crumbs={[homeLink, { label: texts.pageTitle }]}
        picture={heroEvening}
      />
      <BelowTitle>
        <Section>
          <Count>{count}</Count>
          {state.status === 'loading' && (
            <Loading label={texts.loading}>
              <ArticleGridSkeleton count={ARTICLES_PER_STEP} />
            </Loading>
          )}
          {state.status === 'error' && <NoNews title={texts.unavailable} />}
          {state.status === 'empty' && <NoNews title={texts.empty} />}
          {state.status === 'ready' && <News {...state} />}
        </Section>
        {jobSites}
        <CallBand question={state.status === 'ready' ? texts.call : articleTexts.call} />
      </BelowTitle>
    </>
  )
}

const NoNews = ({ title }: { title: string }) => (
  <StateMessage title={title}>
    <ButtonLink to={paths.home}>{texts.backHome}</ButtonLink>
  </StateMessage>
)

const News = ({ articles, total, rest, onShowMore }: ShownNews) => {
  const [list, focusAfter] = useShowMoreFocus<HTMLDivElement>(articles.length)
  return (
    <div ref={list}>
      <ArticleGrid articles={articles} />
      {articles.length < total && (
        <ShowMore
          rest={rest}
          loadingLabel={texts.loading}
          onShowMore={() => focusAfter(onShowMore)}
          wholeList={{ label: common.allArticles, href: paths.allArticles }}
        />
      )}
    </div>
  )
}

const Count = styled.p`
  min-height: 1.6em;
  margin-bottom: ${theme.space.lg};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`
