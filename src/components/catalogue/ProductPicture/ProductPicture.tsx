import type { Product } from '../../../cms/content/types'
import { lookOf } from '../../foundation/applianceLook'
import { FramedMedia, type FramedMediaProps } from '../../media/FramedMedia/FramedMedia'

export type ProductPictureProps = Pick<FramedMediaProps, 'sizes' | 'isMain'> & {
  /** Its picture is shown. */
  product: Product
  /** As of `FramedMedia`. */
  isScene?: boolean
}

/** A product's picture; what is drawn for a missing one has the accent of its category. */
export const ProductPicture = ({ product, ...props }: ProductPictureProps) => (
  <FramedMedia
    variant="product"
    accent={lookOf(product.categories)?.accent}
    media={product.image}
    {...props}
  />
)
