import type { Product } from '../../../cms/content/types'
import { subjectOf } from '../../foundation/subject'
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
    accent={subjectOf(product.categories)?.accent}
    media={product.image}
    {...props}
  />
)
