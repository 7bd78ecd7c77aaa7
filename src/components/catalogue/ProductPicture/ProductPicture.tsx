import { css, styled } from 'styled-components'
import indoorUnit from '../../../assets/drawings/indoor-unit.svg'
import stove from '../../../assets/drawings/stove.svg'
import type { Media, Product } from '../../../cms/content/types'
import { common } from '../../../site/texts/common'
import { theme } from '../../../theme/theme'
import { lookOf } from '../../foundation/applianceLook'
import { Frame } from '../../media/Frame/Frame'
import { MediaImage } from '../../media/MediaImage/MediaImage'
import { isLandscape } from '../../media/shape'
import { sizesInFrame } from '../../media/sizesInFrame'
import { useShownMedia } from '../../media/useShownMedia'

export type ProductPictureProps = {
  /** Its picture is shown, or a drawing in the accent of its category. */
  product: Pick<Product, 'image' | 'categories'>
  /** Width of the frame, as in the HTML attribute. */
  sizes: string
  /** The page's main picture loads first. */
  isMain?: boolean
  /** Whether it shows a scene rather than a product alone: a landscape picture is cropped. */
  isScene?: boolean
}

const RATIO = '4 / 5'

/** A product's picture, which fills a frame; a landscape one of a product alone is whole, with extended edges. */
export const ProductPicture = ({ product, sizes, isMain, isScene }: ProductPictureProps) => {
  const { shown, onBroken } = useShownMedia(product.image)
  if (!shown) return <Drawing isCool={lookOf(product.categories)?.accent === 'cool'} />
  const isWhole = isLandscape(shown) && !isScene
  return (
    <ProductFrame ratio={RATIO} $isWhole={isWhole}>
      <MediaImage
        media={shown}
        ratio={RATIO}
        sizes={isScene ? sizesInFrame(sizes, shown, RATIO) : sizes}
        isMain={isMain}
        onBroken={onBroken}
      />
      {isWhole && <Edges picture={shown} sizes={sizes} />}
    </ProductFrame>
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

const Drawing = ({ isCool }: { isCool: boolean }) => (
  <Frame ratio={RATIO}>
    <img src={isCool ? indoorUnit : stove} width="160" height="200" alt="" loading="lazy" />
    <Caption>{common.pictureToCome}</Caption>
  </Frame>
)

const extended = css`
  isolation: isolate;

  img {
    position: absolute;
    inset: 0;
    object-fit: contain;
  }
`

const ProductFrame = styled(Frame)<{ $isWhole: boolean }>`
  ${({ $isWhole }) => $isWhole && extended}
`

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
