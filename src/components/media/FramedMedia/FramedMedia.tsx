import { css, styled } from 'styled-components'
import indoorUnit from '../../../assets/drawings/indoor-unit.svg'
import stove from '../../../assets/drawings/stove.svg'
import type { SitePicture } from '../../../assets/pictures/sitePicture'
import type { Media } from '../../../cms/content/types'
import { common } from '../../../site/texts/common'
import type { Accent } from '../../../theme/accents'
import { media as screens, theme } from '../../../theme/theme'
import { MediaImage } from '../MediaImage/MediaImage'
import { Picture } from '../Picture/Picture'
import { isLandscape, sizeOf, type Ratio } from '../shape'
import { sizesInFrame } from '../sizesInFrame'
import { useShownMedia } from '../useShownMedia'

type SceneFraming = {
  /** Fills a frame of one shape. */
  variant?: 'scene'
  /** Ratio of the frame. */
  ratio?: Ratio
  /** Shown when the picture is missing or cannot be loaded. */
  placeholder: SitePicture
}

type ProductFraming = {
  /** Fills a frame of 4 / 5; a landscape picture of a product is whole, with extended edges. */
  variant: 'product'
  /** Whether it shows a scene rather than a product alone: a landscape picture is cropped. */
  isScene?: boolean
  /** What is drawn for a missing picture. */
  accent?: Accent
}

type WholeFraming = {
  /** Whole, without a frame; nothing when it is missing. */
  variant: 'whole'
}

export type FramedMediaProps = {
  /** null when the backend has none. */
  media: Media | null
  /** Width of the frame, as in the HTML attribute. */
  sizes: string
  /** The page's main picture loads first. */
  isMain?: boolean
} & (SceneFraming | ProductFraming | WholeFraming)

const WHOLE_RATIO = '16 / 9'

/** A picture of the backend in a rounded frame. */
export const FramedMedia = (props: FramedMediaProps) => {
  const { sizes, isMain } = props
  const { shown, onBroken } = useShownMedia(props.media)
  const image = { sizes, isMain, onBroken }

  if (props.variant === 'whole') {
    if (!shown) return null
    const { width, height } = sizeOf(shown, WHOLE_RATIO)
    return (
      <Whole $width={shown.width} $ratio={`${width} / ${height}`}>
        <MediaImage {...image} media={shown} ratio={WHOLE_RATIO} />
      </Whole>
    )
  }
  if (props.variant === 'product') {
    const isWhole = isLandscape(shown) && !props.isScene
    const sizesShown = shown && props.isScene ? sizesInFrame(sizes, shown, '4 / 5') : sizes
    return (
      <Frame $ratio="4 / 5" $fit={isWhole ? 'extended' : 'fill'}>
        {shown ? (
          <MediaImage {...image} media={shown} sizes={sizesShown} ratio="4 / 5" />
        ) : (
          <Awaited accent={props.accent} />
        )}
        {shown && isWhole && <Edges picture={shown} sizes={sizes} />}
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

/** The same file twice, a strip at each edge: its very colours go on above and below it. */
const Edges = ({ picture, sizes }: { picture: Media; sizes: string }) => (
  <Blurred>
    {['first', 'last'].map((line) => (
      <MediaImage key={line} media={{ ...picture, alt: '' }} sizes={sizes} />
    ))}
  </Blurred>
)

const Awaited = ({ accent }: { accent?: Accent }) => (
  <>
    <img src={accent === 'cool' ? indoorUnit : stove} width="160" height="200" alt="" loading="lazy" />
    <Caption>{common.pictureToCome}</Caption>
  </>
)

const fits = {
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
  extended: css`
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

const Blurred = styled.div`
  position: absolute;
  inset: -3rem;
  z-index: ${theme.layer.overlay};
  filter: blur(1.5rem);

  /* Behind the middle of the picture they meet. A larger scale would enlarge the part of a pixel that is rounded off. */
  && img {
    height: 50%;
    object-fit: fill;
    clip-path: inset(0 0 97.5%);
    scale: 1 40;
    transform-origin: top;

    & + img {
      top: 50%;
      clip-path: inset(97.5% 0 0);
      transform-origin: bottom;
    }
  }
`

const Frame = styled.div<{ $fit: keyof typeof fits; $ratio: Ratio }>`
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.palette.studio};
  ${({ $fit }) => fits[$fit]}
`

type WholeProps = {
  $width: number | null
  $ratio: Ratio
}

const noHigherThan = (height: string) => css<WholeProps>`
  width: min(
    ${({ $width }) => ($width === null ? '100%' : `100%, ${$width}px`)},
    ${({ $ratio }) => $ratio} * ${height}
  );
  max-height: ${height};
`

const Whole = styled.div<WholeProps>`
  img {
    ${noHigherThan('80vh')}
    ${noHigherThan('80dvh')}
    object-fit: contain;
    object-position: left;
    border-radius: ${theme.radius.small};

    ${screens.laptop} {
      ${noHigherThan('60vh')}
    }
    ${screens.print} {
      ${noHigherThan('70mm')}
    }
  }
`

/** Below the ground of the drawing. */
const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  min-height: 17.5%;
  display: grid;
  place-content: center;
  color: ${theme.palette.ash};
  font-size: ${theme.fontSize.caption};
  line-height: 1.2;
  text-align: center;
`
