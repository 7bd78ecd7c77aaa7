import { styled } from 'styled-components'
import type { Media } from '../../../cms/types'
import { theme } from '../../../theme/theme'
import { MediaImage } from '../MediaImage/MediaImage'
import { useShownMedia } from '../MediaImage/useShownMedia'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import { Picture } from '../Picture/Picture'
import { sizesInFrame } from './sizesInFrame'
import { isPortrait, fadedSides } from './upright'

export type FramedMediaProps = {
  /** null shows `placeholder`, as does a picture that cannot be loaded. */
  media: Media | null
  /** Shown when the backend has no picture. */
  placeholder: SitePicture
  /** How wide the frame is shown, as in the HTML attribute. */
  sizes: string
  /** Width over height of the frame, as in CSS. */
  ratio?: string
  /** The main picture of a page loads first; false when absent. */
  isMain?: boolean
}

/** A picture in a wide frame: a landscape picture fills it, an upright one is shown whole. */
export const FramedMedia = ({ media, placeholder, sizes, ratio = '3 / 2', isMain }: FramedMediaProps) => {
  const { shown, onBroken } = useShownMedia(media)
  const shownSizes = sizesInFrame(sizes, shown ?? placeholder, ratio)
  return (
    <Frame $ratio={ratio} data-fit={isPortrait(shown) ? 'whole' : 'fill'}>
      {shown ? (
        <MediaImage media={shown} sizes={shownSizes} isMain={isMain} onBroken={onBroken} />
      ) : (
        <Picture picture={placeholder} alt="" sizes={shownSizes} isMain={isMain} />
      )}
    </Frame>
  )
}

const Frame = styled.div<{ $ratio: string }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};

  picture,
  img {
    width: 100%;
    height: 100%;
  }
  img {
    object-fit: cover;
  }
  &[data-fit='whole'] img {
    object-fit: contain;
    width: auto;
    max-width: none;
    margin-inline: auto;
    ${fadedSides}
  }
`
