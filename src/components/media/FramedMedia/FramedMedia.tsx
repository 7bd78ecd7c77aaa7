import { css, styled } from 'styled-components'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import type { Media } from '../../../cms/types'
import { theme } from '../../../theme/theme'
import { MediaImage } from '../MediaImage/MediaImage'
import { Picture } from '../Picture/Picture'
import { isLandscape, isPortrait, type Ratio } from '../shape'
import { sizesInFrame } from './sizesInFrame'
import { useShownMedia } from './useShownMedia'

type SceneFraming = {
  /** Fills a frame of one shape; a portrait picture, an appliance on a plain background, is shown whole in it. */
  variant?: 'scene'
  /** Of the frame. */
  ratio?: Ratio
  /** Shown instead of a picture that is missing or cannot be loaded. */
  placeholder: SitePicture
}

type ProductFraming = {
  /** Fills a frame of 4 / 5; a landscape picture is shown whole. A drawn stove stands for one that is missing. */
  variant: 'product'
}

type WholeFraming = {
  /** Shown whole, and low enough for the text below to be in view; nothing when it is missing. */
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
      <Frame $fit="whole" $isFaded={isPortrait(shown)}>
        <MediaImage {...image} media={shown} ratio="16 / 9" />
      </Frame>
    )
  }
  if (props.variant === 'product') {
    return (
      <Frame $ratio="4 / 5" $fit={isLandscape(shown) ? 'natural' : 'fill'}>
        {shown ? <MediaImage {...image} media={shown} ratio="4 / 5" /> : <DrawnStove />}
      </Frame>
    )
  }
  const { placeholder, ratio = '3 / 2' } = props
  const sizesShown = sizesInFrame(sizes, shown ?? placeholder, ratio)
  return (
    <Frame $ratio={ratio} $fit={isPortrait(shown) ? 'contain' : 'fill'} $isFaded={isPortrait(shown)}>
      {shown ? (
        <MediaImage {...image} media={shown} sizes={sizesShown} />
      ) : (
        <Picture picture={placeholder} alt="" sizes={sizesShown} isMain={isMain} />
      )}
    </Frame>
  )
}

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
  /** Whole, as high as the frame. */
  contain: css`
    img {
      width: auto;
      max-width: none;
      height: 100%;
      margin-inline: auto;
      object-fit: contain;
    }
  `,
  /** As wide as the frame, which takes its shape: no background would match every picture's. */
  natural: css`
    aspect-ratio: auto;

    img {
      width: 100%;
    }
  `,
  /** As wide as it is; the frame takes its height. */
  whole: css`
    img {
      width: auto;
      max-height: 80vh;
      max-height: 80dvh;
      margin-inline: auto;
    }
  `,
}

/** Fades a picture's sides into the frame, whose background is never quite the picture's own. */
const fadedSides = css`
  img {
    -webkit-mask-image: linear-gradient(90deg, transparent, black 16% 84%, transparent);
    mask-image: linear-gradient(90deg, transparent, black 16% 84%, transparent);
  }
`

const Frame = styled.div<{ $fit: keyof typeof fits; $ratio?: Ratio; $isFaded?: boolean }>`
  aspect-ratio: ${({ $ratio = 'auto' }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};
  ${({ $fit }) => fits[$fit]}
  ${({ $isFaded }) => $isFaded && fadedSides}
`

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${theme.palette.ash};
  stroke-width: 1.2;
  opacity: 0.55;
`
