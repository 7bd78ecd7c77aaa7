import { aidsQuery } from '../../cms/queries/aidsQuery'
import { tariffsQuery } from '../../cms/queries/firmQueries'
import type { PageContent } from '../../cms/cache/pageContent'
import { aidsFrom } from '../../cms/content/aids'
import { isUpkeep } from '../../cms/content/tariffs'
import type { Service, Tariffs } from '../../cms/content/types'
import type { AllContent } from '../../cms/strapi/requests/allContent'
import { describeFirm } from '../../seo/firmData'
import type { PageDescription } from '../../seo/describePage'
import { defaultShop } from '../../site/shop'
import { timeAtShop } from '../../site/timeAtShop'

/** A page that the build renders: its path, its description for search engines and its content. */
export type RenderedPage = {
  path: string
  description: PageDescription
  /** The content that it shows, by query key. */
  entries?: PageContent['entries']
  /** Query keys of what is published but not in `entries`, or there with its first items only. */
  lists?: PageContent['lists']
  /** Content published as JSON next to the pages, by query key, as a fallback when the backend does not respond. */
  published?: PageContent['entries']
  /** ISO 8601 date of the content's last change; absent when there is none. */
  lastModified?: string | null
  /** Whether search engines may list it; true when absent. */
  isListed?: boolean
  /** Whether it is the document served for every address without a file. */
  isFallback?: boolean
}

/**
 * The pages that the build renders for a route.
 * @param siteUrl scheme and host of the public site.
 */
export type RenderedPages = (
  content: AllContent,
  siteUrl: string,
) => Iterable<RenderedPage> | AsyncIterable<RenderedPage>

/** Small content that is published too. A null says that the backend does not have it, so that the page does not ask. */
export const shownAndPublished = (...entries: PageContent['entries']) => ({ entries, published: entries })

/** The firm for search engines, as it is on the day of the build. */
export const firmNode = (
  { shop, readAt }: Pick<AllContent, 'shop' | 'readAt'>,
  siteUrl: string,
  image?: string,
) => describeFirm(siteUrl, { ...defaultShop, ...shop }, timeAtShop(new Date(readAt)).date, image)

/** The articles about aids that count on the day of the build. */
export const aidsOf = ({
  articles,
  readAt,
}: Pick<AllContent, 'articles' | 'readAt'>): PageContent['entries'] => [
  [aidsQuery().queryKey, aidsFrom(articles, timeAtShop(new Date(readAt)).date)],
]

/** What the pages about repairs know of prices: whether there are any. */
export const tariffsOf = (category: Service['category'], tariffs: Tariffs | null): PageContent['entries'] =>
  isUpkeep(category) ? [[tariffsQuery().queryKey, tariffs]] : []
