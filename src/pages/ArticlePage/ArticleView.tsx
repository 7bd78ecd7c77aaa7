import { heroEvening } from '../../assets/pictures/scenes'
import type { Article, Job, Neighbours } from '../../cms/content/types'
import { ArticleNeighbours } from '../../components/news/ArticleNeighbours/ArticleNeighbours'
import { BeforeAfter } from '../../components/news/BeforeAfter/BeforeAfter'
import { DateLine } from '../../components/news/DateLine/DateLine'
import { FactTable } from '../../components/foundation/FactTable/FactTable'
import { WholeMedia } from '../../components/media/WholeMedia/WholeMedia'
import { Loading } from '../../components/foundation/Loading/Loading'
import { CallBand } from '../../components/layout/CallBand/CallBand'
import { MissingContent } from '../../components/foundation/MissingContent/MissingContent'
import { StateMessage } from '../../components/foundation/StateMessage/StateMessage'
import { BelowTitle } from '../../components/layout/BelowTitle/BelowTitle'
import { PageHero } from '../../components/layout/PageHero/PageHero'
import { RichText } from '../../components/foundation/RichText/RichText'
import { lookOf } from '../../components/foundation/applianceLook'
import { Section } from '../../components/foundation/Section/Section'
import { Skeleton } from '../../components/foundation/Skeleton/Skeleton'
import { homeLink, newsLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { articleTexts as texts, newsTexts } from '../../site/texts/news'
import { Accented } from '../../components/foundation/Accented/Accented'
import { ShareLink } from '../shared/ShareLink'
import {
  Actions,
  BackLink,
  Body,
  Column,
  Dated,
  Excerpt,
  JobDetails,
  Lines,
  LoadingBody,
  Margin,
  Tags,
} from './ArticleView.styles'
import { AidPeriod } from './AidPeriod'
import { jobFacts } from './jobFacts'
import type { NoRetry, RestState, ViewState } from '../shared/viewState'

type ShownArticle = {
  article: Article
  /** For an article known from a list, which has no texts: the state of the rest. */
  rest?: RestState
  neighbours?: Neighbours
}

export type ArticleState = ViewState<ShownArticle, NoRetry & { message: string }>

export type ArticleViewProps = {
  /** The article, or why it cannot be shown. */
  state: ArticleState
}

/** Specification, 9. */
const COVER_SIZES = '(max-width: 768px) 100vw, 900px'

const JOB_SIZES = '(min-width: 40em) 36rem, 92vw'

const allNews = { label: texts.allNews, href: paths.news }

/** An article's page in each of its states, always with a link back to the news. */
export const ArticleView = ({ state }: ArticleViewProps) => {
  const title = state.status === 'ready' ? state.article.title : newsTexts.pageTitle
  const parents = state.status === 'ready' ? [homeLink, newsLink] : [homeLink]
  const isJob = state.status === 'ready' && state.article.job !== undefined
  const look = state.status === 'ready' ? lookOf(state.article.tags) : undefined
  return (
    <Accented accent={look?.accent}>
      <PageHero
        title={title}
        crumbs={[...parents, { label: title }]}
        picture={look?.picture ?? heroEvening}
      />
      <BelowTitle>
        <Section>
          {state.status === 'loading' && (
            <Loading label={texts.loading}>
              <LoadingArticle />
            </Loading>
          )}
          {state.status === 'error' && <MissingContent title={texts.failure(state.message)} back={allNews} />}
          {state.status === 'empty' && <MissingContent title={texts.notFound} back={allNews} />}
          {state.status === 'ready' && <ReadyArticle {...state} />}
        </Section>
        <CallBand question={isJob ? newsTexts.call : texts.call} isMainAction />
      </BelowTitle>
    </Accented>
  )
}

const LoadingArticle = () => (
  <LoadingBody aria-hidden="true">
    <Dated>
      <Skeleton height="1.2rem" width="8rem" />
    </Dated>
    <Skeleton ratio="16 / 9" />
    <LoadingLines />
  </LoadingBody>
)

const LoadingLines = () => (
  <Lines aria-hidden="true">
    {['100%', '94%', '97%', '60%'].map((width) => (
      <Skeleton key={width} height="1.1rem" width={width} />
    ))}
  </Lines>
)

const LoadingText = () => (
  <Loading label={texts.loading}>
    <LoadingLines />
  </Loading>
)

const JobPart = (job: Job) => {
  const { before, after } = job
  const facts = jobFacts(job)
  const pair = before && after && <BeforeAfter before={before} after={after} sizes={JOB_SIZES} />
  if (facts.length === 0 && !pair) return null
  return (
    <JobDetails>
      {facts.length > 0 && <FactTable facts={facts} />}
      {pair}
    </JobDetails>
  )
}

const ReadyArticle = ({ article, rest, neighbours }: ShownArticle) => {
  const { date, excerpt, contentHtml, tags, job, aidUntil } = article
  // Owners take the last picture of a job as its cover too.
  const isCoverInPair = job?.before && job.after && job.after.url === article.cover?.url
  return (
    <Body>
      {date && (
        <Dated>
          <DateLine date={date} />
        </Dated>
      )}
      {!isCoverInPair && <WholeMedia media={article.cover} sizes={COVER_SIZES} isMain />}
      <Column>
        {excerpt && <Excerpt>{excerpt}</Excerpt>}
        {aidUntil && <AidPeriod until={aidUntil} />}
        {job && <JobPart key={`job-${article.id}`} {...job} />}
        {contentHtml || rest?.status === 'loading' ? (
          <RichText key={article.id} html={contentHtml} awaited={<LoadingText />} />
        ) : (
          rest && <StateMessage title={texts.failure(rest.message)} />
        )}
        <Actions>
          <BackLink to={paths.news}>{texts.allNews}</BackLink>
          <ShareLink key={article.slug} path={paths.article(article.slug)} title={article.title} />
        </Actions>
      </Column>
      <Margin>
        {tags.length > 0 && (
          <Tags>
            <p id="mots-cles">{texts.tags}</p>
            <ul role="list" aria-labelledby="mots-cles">
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </Tags>
        )}
        {neighbours && <ArticleNeighbours {...neighbours} />}
      </Margin>
    </Body>
  )
}
