import type { Media } from '../cms/content/types'
import { site } from '../site/identity'

const LOCALE = 'fr_FR'

export type SocialTag = { property: string; content: string } | { name: string; content: string }

export type SocialImage = Pick<Media, 'url' | 'alt' | 'width' | 'height'>

export type SocialCard = {
  title: string
  description?: string
  url: string
  /** With an absolute URL. */
  image: SocialImage
  type: 'website' | 'article'
  publishedTime?: string | null
}

type Contents = Record<string, string | number | null | undefined>

const filled = (contents: Contents): [string, string][] =>
  Object.entries(contents).flatMap(([key, value]): [string, string][] => {
    const content = String(value ?? '').trim()
    return content ? [[key, content]] : []
  })

export const socialCard = (card: SocialCard): SocialTag[] => {
  const { title, description, url, image, type, publishedTime } = card
  const openGraph = filled({
    'og:type': type,
    'og:site_name': site.name,
    'og:locale': LOCALE,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:alt': image.alt,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'article:published_time': type === 'article' ? publishedTime : null,
  })
  return [
    ...openGraph.map(([property, content]) => ({ property, content })),
    // The title, the description and the picture are those of Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
