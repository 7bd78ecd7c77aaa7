import { useEffect, useRef } from 'react'
import type { Media } from '../../../cms/types'
import { imageSources } from './imageSources'

export type MediaImageProps = {
  /** A picture of the backend, with its formats. */
  media: Media
  /** Alternative text when the backend gives none. */
  fallbackAlt?: string
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string
  /** Proportions reserved when the backend gives no size. */
  ratio?: { width: number; height: number }
  /** The main picture of a page loads first; every other one is lazy. */
  isMain?: boolean
  /** Called when it cannot be loaded (see `useShownMedia`). */
  onBroken?: () => void
}

const landscape = { width: 4, height: 3 }

/** A picture of the backend, at the best of its widths. */
export const MediaImage = ({
  media,
  fallbackAlt = '',
  sizes,
  ratio = landscape,
  isMain = false,
  onBroken,
}: MediaImageProps) => {
  const image = useRef<HTMLImageElement>(null)
  const { src, srcSet } = imageSources(media)

  useEffect(() => {
    const { current } = image
    // It may have failed before hydration, when nothing listened to its error.
    if (onBroken && current?.complete && current.naturalWidth === 0) current.decode().catch(onBroken)
  })

  const isSized = media.width !== null && media.height !== null
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={media.alt || fallbackAlt}
      width={isSized ? (media.width ?? undefined) : ratio.width * 100}
      height={isSized ? (media.height ?? undefined) : ratio.height * 100}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : 'auto'}
      decoding="async"
      onError={onBroken}
    />
  )
}
