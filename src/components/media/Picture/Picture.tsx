import { preload } from 'react-dom'
import type { SitePicture } from '../../../assets/pictures/sitePicture'

export type PictureCrop = {
  /** The same scene, in another shape. */
  picture: SitePicture
  /** Media query of its screens. */
  media: string
  /** Shown width, as in the HTML attribute. */
  sizes: string
}

export type PictureProps = {
  /** One of the site’s own (`src/assets/pictures`). */
  picture: SitePicture
  /** Empty when decorative. */
  alt: string
  /** Shown width, as in the HTML attribute. */
  sizes: string
  /** Another crop for another shape of screen. */
  variant?: PictureCrop
  /** The page's main picture loads first; others are lazy. */
  isMain?: boolean
  /** Set by `styled(Picture)`. */
  className?: string
}

const Sources = ({ picture, sizes, media }: { picture: SitePicture; sizes: string; media?: string }) => (
  <>
    <source type="image/avif" srcSet={picture.avif} sizes={sizes} media={media} />
    <source type="image/webp" srcSet={picture.webp} sizes={sizes} media={media} />
  </>
)

const preloadAvif = (picture: SitePicture, imageSizes: string, media?: string) =>
  preload(picture.src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: picture.avif,
    imageSizes,
    media,
    fetchPriority: 'high',
  })

const preloadMain = ({ picture, sizes, variant }: PictureProps) => {
  if (variant) preloadAvif(variant.picture, variant.sizes, variant.media)
  preloadAvif(picture, sizes, variant && `not ${variant.media}`)
}

/** A picture of the site's own, in the best size and format. */
export const Picture = (props: PictureProps) => {
  const { picture, alt, sizes, variant, isMain = false, className } = props
  if (isMain && import.meta.env.SSR) preloadMain(props)
  return (
    <picture className={className}>
      {variant && <Sources {...variant} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isMain ? 'eager' : 'lazy'}
        fetchPriority={isMain ? 'high' : undefined}
      />
    </picture>
  )
}
