import type { JsonLdObject } from 'schema-dts'
import type { Article } from '../cms/content/types'
import { sitePictureAlt } from '../site/texts/common'
import { FEED_PATH, FEED_TYPE, feedTitle } from './feed'
import { isWebAddress } from './isWebAddress'
import { canonical } from './canonical'
import { jsonLd } from './jsonLd'
import type { Metadata } from './metadata'
import { socialCard, type SocialImage } from './socialCard'
import { breadcrumbList, type Crumb } from './structuredData'
import { escapeXml } from './xml'

/** The data of a page for search engines and link previews. */
export type PageDescription = {
  metadata: Metadata
  /** Breadcrumb, including the page itself; absent on the home page. */
  crumbs?: Crumb[]
  /** Picture of the link preview; default: the site's picture. */
  image?: SocialImage | null
  /** The article shown; only on an article's page. */
  article?: Article
  /** Structured data in addition to the breadcrumb. */
  nodes?: JsonLdObject[]
}

/** Picture in the link preview of a page that has none. */
export const SITE_PICTURE = {
  path: '/apercu.jpg',
  alt: sitePictureAlt,
  width: 1200,
  height: 630,
}

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${escapeXml(value)}"`)
    .join(' ')}>`

/** A picture that social networks can show: one with an address, and not a drawing. */
const toShown = (image: SocialImage | null | undefined) =>
  image && isWebAddress(image.url) && !/\.svg(?:[?#]|$)/i.test(image.url) ? image : null

/** The HTML for a page's head: canonical URL, feed, link preview and structured data. */
export const describePage = (path: string, about: PageDescription, siteUrl: string): string => {
  const url = canonical(path, siteUrl)
  const { path: picture, ...fallback } = SITE_PICTURE
  const card = socialCard({
    ...about.metadata,
    url,
    image: toShown(about.image) ?? { ...fallback, url: `${siteUrl}${picture}` },
    type: about.article ? 'article' : 'website',
    publishedTime: about.article?.date,
  })
  const nodes = [...(about.nodes ?? []), ...(about.crumbs ? [breadcrumbList(about.crumbs, siteUrl)] : [])]
  return [
    tag('link', { rel: 'canonical', href: url }),
    tag('link', { rel: 'alternate', type: FEED_TYPE, title: feedTitle, href: FEED_PATH }),
    ...card.map((attributes) => tag('meta', attributes)),
    nodes.length > 0 ? `<script type="application/ld+json">${jsonLd(...nodes)}</script>` : '',
  ].join('')
}
