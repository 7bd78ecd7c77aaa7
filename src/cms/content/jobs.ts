import { MAX_JOBS } from '../../site/limits'
import { foldName } from '../../values/foldName'
import type { Article, Job, LinkedJob, LinkedProduct, LinkedService, Village } from './types'

/** What lists of jobs need of an article. */
export type JobArticle = Pick<Article, 'slug' | 'title' | 'job'>

export const toJobArticles = (articles: readonly Article[]): JobArticle[] =>
  articles.flatMap(({ slug, title, job }) =>
    job?.village ? [{ slug, title, job: { ...job, before: undefined, after: undefined } }] : [],
  )

const toLinkedJob = ({ slug, title, job }: JobArticle): LinkedJob[] =>
  job?.village ? [{ slug, title, village: job.village, ...(job.duration && { duration: job.duration }) }] : []

/** The first ones, in the order of the articles. A job without a village is an article like any other. */
export const jobsOf = (
  articles: readonly JobArticle[],
  isWanted: (job: Job) => boolean = () => true,
): LinkedJob[] =>
  articles
    .filter(({ job }) => job && isWanted(job))
    .flatMap(toLinkedJob)
    .slice(0, MAX_JOBS)

export const isWithProduct =
  ({ slug }: LinkedProduct) =>
  ({ product }: Job) =>
    product?.slug === slug

export const isOfService =
  ({ id, slug }: Pick<LinkedService, 'id' | 'slug'>) =>
  ({ service }: Job) =>
    service !== undefined && (slug ? service.slug === slug : service.id === id)

/** Names that differ in case, accents and signs only are one village. */
export const byVillage = (jobs: readonly LinkedJob[]): Village[] => {
  const villages = new Map<string, Village>()
  for (const job of jobs) {
    const name = foldName(job.village)
    const village = villages.get(name)
    if (village) village.jobs.push(job)
    else villages.set(name, { name: job.village, jobs: [job] })
  }
  return [...villages.values()]
}
