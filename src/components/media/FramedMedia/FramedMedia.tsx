import { css, styled } from 'styled-components'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import type { Media } from '../../../cms/types'
import { theme } from '../../../theme/theme'
import { MediaImage } from '../MediaImage/MediaImage'
import { Picture } from '../Picture/Picture'
import { isLandscape, type Ratio } from '../shape'
import { sizesInFrame } from './sizesInFrame'
import { useShownMedia } from './useShownMedia'

type SceneFraming = {
  /** Fills a frame of one shape. */
  variant?: 'scene'
  /** Of the frame. */
  ratio?: Ratio
  /** Shown instead of a picture that is missing or cannot be loaded. */
  placeholder: SitePicture
}

type ProductFraming = {
  /**
   * Fills a frame of 4 / 5. A landscape picture is shown whole, and its first and last line go on above and below it. A
   * drawn stove stands for one that is missing.
   */
  variant: 'product'
}

type WholeFraming = {
  /** Shown whole without a frame, low enough for the text below to be in view; nothing when it is missing. */
  variant: 'whole'
}

export type FramedMediaProps = {
  /** null when the backend has none. */
  media: Media | null
  /** How wide the frame is shown, as in the HTML attribute. */
  sizes: string
  /** The main picture of a page loads first; false when absent. */
  isMain?: boolean
} & (SceneFraming | ProductFraming | WholeFraming)

/** A picture of the backend in a rounded frame. */
export const FramedMedia = (props: FramedMediaProps) => {
  const { media, sizes, isMain } = props
  const { shown, onBroken } = useShownMedia(media)
  const image = { sizes, isMain, onBroken }

  if (props.variant === 'whole') {
    if (!shown) return null
    return (
      <Whole>
        <MediaImage {...image} media={shown} ratio="16 / 9" />
      </Whole>
    )
  }
  if (props.variant === 'product') {
    return (
      <Frame $ratio="4 / 5" $fit={isLandscape(shown) ? 'extended' : 'fill'}>
        {shown ? <MediaImage {...image} media={shown} ratio="4 / 5" /> : <DrawnStove />}
        {shown && isLandscape(shown) && <Edges media={shown} sizes={sizes} />}
      </Frame>
    )
  }
  const { placeholder, ratio = '3 / 2' } = props
  const sizesShown = sizesInFrame(sizes, shown ?? placeholder, ratio)
  return (
    <Frame $ratio={ratio} $fit="fill">
      {shown ? (
        <MediaImage {...image} media={shown} sizes={sizesShown} />
      ) : (
        <Picture picture={placeholder} alt="" sizes={sizesShown} isMain={isMain} />
      )}
    </Frame>
  )
}

/** The same file twice more, of which only one line of pixels is seen: what is beside it has its very colours. */
const Edges = ({ media, sizes }: { media: Media; sizes: string }) => (
  <Blurred>
    {['first', 'last'].map((line) => (
      <MediaImage key={line} media={{ ...media, alt: '' }} sizes={sizes} />
    ))}
  </Blurred>
)

const DrawnStove = () => (
  <Drawing viewBox="0 0 160 200" aria-hidden="true" focusable="false">
    <path d="M52 62h56v94H52zM48 56h64v6H48zM62 76h36v40H62zM62 128h36M74 156v6M86 156v6M80 56V20M74 30h12" />
    <path d="M80 110c-8 0-11-6-9-12 2-5 6-6 6-13 6 3 8 8 8 12 2-1 2-3 2-4 4 8 3 17-7 17z" />
  </Drawing>
)

const fits = {
  /** Cropped to the frame. */
  fill: css`
    picture,
    img {
      width: 100%;
      height: 100%;
    }
    img {
      object-fit: cover;
    }
  `,
  /** Whole, on the `Blurred` lines of its edges. */
  extended: css`
    position: relative;
    isolation: isolate;

    img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
  `,
}

/** The first and the last line of a picture, each stretched over half of the frame; blurred, they have no streaks. */
const Blurred = styled.div`
  position: absolute;
  inset: -1.5rem;
  z-index: ${theme.layer.overlay};
  filter: blur(0.7rem);

  && img {
    object-fit: fill;
    scale: 1 100;
    transform-origin: top;

    & + img {
      clip-path: inset(99.5% 0 0);
      transform-origin: bottom;
    }
  }
`

const Frame = styled.div<{ $fit: keyof typeof fits; $ratio: Ratio }>`
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};
  ${({ $fit }) => fits[$fit]}
`

const Whole = styled.div`
  img {
    width: auto;
    max-height: 80vh;
    max-height: 80dvh;
    border-radius: ${theme.radius.small};
  }
`

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${theme.palette.ash};
  stroke-width: 1.2;
  opacity: 0.55;
`
