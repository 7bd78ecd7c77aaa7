import type { SitePicture } from '../../../assets/pictures/sitePicture'
import type { Media } from '../../../cms/content/types'
import { Frame } from '../Frame/Frame'
import { MediaImage } from '../MediaImage/MediaImage'
import { Picture } from '../Picture/Picture'
import type { Ratio } from '../shape'
import { sizesInFrame } from '../sizesInFrame'
import { useShownMedia } from '../useShownMedia'

export type FramedMediaProps = {
  /** null when the backend has none. */
  media: Media | null
  /** Width of the frame, as in the HTML attribute. */
  sizes: string
  /** Shown when the picture is missing or cannot be loaded. */
  placeholder: SitePicture
  /** Ratio of the frame. */
  ratio?: Ratio
  /** The page's main picture loads first. */
  isMain?: boolean
}

/** A scene of the backend, which fills a rounded frame. */
export const FramedMedia = ({ media, sizes, placeholder, ratio = '3 / 2', isMain }: FramedMediaProps) => {
  const { shown, onBroken } = useShownMedia(media)
  const image = { sizes: sizesInFrame(sizes, shown ?? placeholder, ratio), isMain }
  return (
    <Frame ratio={ratio}>
      {shown ? (
        <MediaImage {...image} media={shown} onBroken={onBroken} />
      ) : (
        <Picture {...image} picture={placeholder} alt="" />
      )}
    </Frame>
  )
}
