import { useEffect, useRef } from 'react'
import type { Media } from '../../../cms/content/types'
import { sizeOf, type Ratio } from '../shape'

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

const srcSetOf = ({ url, width, formats }: Media) => {
  const largest = formats.at(-1)
  if (!largest) return undefined
  const sources = width !== null && width > largest.width ? [...formats, { url, width }] : formats
  return sources.map((source) => `${source.url} ${source.width}w`).join(', ')
}

/** A picture of the backend, at the best of its widths. */
export const MediaImage = ({ media, sizes, ratio = '4 / 3', isMain = false, onBroken }: MediaImageProps) => {
  const image = useRef<HTMLImageElement>(null)
  const srcSet = srcSetOf(media)

  useEffect(() => {
    const { current } = image
    // It may have failed before hydration, when nothing listened to its error.
    if (onBroken && current?.complete && current.naturalWidth === 0) current.decode().catch(onBroken)
  })

  return (
    <img
      ref={image}
      src={media.url}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={media.alt}
      {...sizeOf(media, ratio)}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      onError={onBroken}
    />
  )
}
