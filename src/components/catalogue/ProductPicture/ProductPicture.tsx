import { styled } from 'styled-components'
import type { Media } from '../../../cms/types'
import { theme } from '../../../theme/theme'
import { MediaImage } from '../../media/MediaImage/MediaImage'
import { useShownMedia } from '../../media/MediaImage/useShownMedia'

export type ProductPictureProps = {
  /** null shows the placeholder. */
  image: Media | null
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string
  /** The main picture of a page loads first; false when absent. */
  isMain?: boolean
}

const isLandscape = ({ width, height }: Media) => width !== null && height !== null && width > height

/**
 * A product's picture: an upright one fills the frame, a wide one is shown whole in its own shape. A drawn stove
 * replaces one that is missing or cannot be loaded.
 */
export const ProductPicture = ({ image, sizes, isMain }: ProductPictureProps) => {
  const { shown, onBroken } = useShownMedia(image)
  return (
    <Frame data-fit={shown && isLandscape(shown) ? 'whole' : 'fill'}>
      {shown ? (
        <MediaImage
          media={shown}
          sizes={sizes}
          ratio={{ width: 4, height: 5 }}
          isMain={isMain}
          onBroken={onBroken}
        />
      ) : (
        <svg viewBox="0 0 160 200" aria-hidden="true" focusable="false">
          <path d="M52 62h56v94H52zM48 56h64v6H48zM62 76h36v40H62zM62 128h36M74 156v6M86 156v6M80 56V20M74 30h12" />
          <path d="M80 110c-8 0-11-6-9-12 2-5 6-6 6-13 6 3 8 8 8 12 2-1 2-3 2-4 4 8 3 17-7 17z" />
        </svg>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};

  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* No background would match every picture's: the frame takes the picture's shape instead. */
  &[data-fit='whole'] {
    aspect-ratio: auto;
  }
  &[data-fit='whole'] img {
    height: auto;
  }
  svg {
    fill: none;
    stroke: ${theme.palette.ash};
    stroke-width: 1.2;
    opacity: 0.55;
  }
`
