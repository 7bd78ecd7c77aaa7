import { useEffect, useRef } from 'react'
import type { Media } from '../../../cms/content/types'
import { ifBroken } from '../ifBroken'
import { sizeOf, type Ratio } from '../shape'
import { useStandIn } from './useStandIn'

export type MediaImageProps = {
  /** A picture of the backend. */
  media: Media
  /** Shown width, as in the HTML attribute. */
  sizes: string
  /** Reserved ratio when the backend gives no size. */
  ratio?: Ratio
  /** The page's main picture loads first; others are lazy. */
  isMain?: boolean
  /** Called when it cannot be loaded. */
  onBroken?: () => void
}

const sourcesOf = ({ url, width, formats }: Media) => {
  const largest = formats.at(-1)
  return largest && width !== null && width > largest.width ? [...formats, { url, width }] : formats
}

/** A picture of the backend, at the best of its widths. */
export const MediaImage = ({ media, sizes, ratio = '4 / 3', isMain = false, onBroken }: MediaImageProps) => {
  const image = useRef<HTMLImageElement>(null)
  const sources = sourcesOf(media)
  const srcSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined
  const standIn = useStandIn(isMain ? [media, ...sources].map(({ url }) => url) : [], {
    src: media.url,
    srcset: srcSet ?? '',
    sizes,
  })

  useEffect(() => {
    if (onBroken && image.current) ifBroken(image.current, onBroken)
  })

  return (
    <img
      ref={image}
      src={standIn ?? media.url}
      srcSet={standIn ? undefined : srcSet}
      sizes={srcSet && sizes}
      alt={media.alt}
      {...sizeOf(media, ratio)}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      onError={onBroken}
    />
  )
}
