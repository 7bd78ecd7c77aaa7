import type { JsonLdObject } from 'schema-dts'
import type { Article } from '../cms/content/types'
import type { Crumb } from '../site/link'
import { sitePictureAlt } from '../site/texts/common'
import { FEED_PATH, FEED_TYPE, feedTitle } from './feed'
import { isWebAddress } from './isWebAddress'
import { canonical } from './canonical'
import { jsonLd } from './jsonLd'
import type { Metadata } from './metadata'
import { socialCard, type SocialImage } from './socialCard'
import { breadcrumbList } from './structuredData'
import { escapeXml } from './xml'

export type PageDescription = {
  metadata: Metadata
  /** Absent on the home page. */
  crumbs?: Crumb[]
  image?: SocialImage | null
  article?: Article
  nodes?: JsonLdObject[]
}

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

// Social networks show no drawings, and read no picture with an invalid or a relative URL.
const toShown = (image: SocialImage | null | undefined) =>
  image && isWebAddress(image.url) && URL.canParse(image.url) && !/\.svg(?:[?#]|$)/i.test(image.url)
    ? image
    : null

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
