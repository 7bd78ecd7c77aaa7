import { ViewTransition } from 'react'
import type { Product } from '../../../cms/content/types'
import { subjectOf } from '../../foundation/subject'
import { FramedMedia, type FramedMediaProps } from '../../media/FramedMedia/FramedMedia'

export type ProductPictureProps = Pick<FramedMediaProps, 'sizes' | 'isMain'> & {
  /** Its picture is shown. */
  product: Product
}

/** None at build: the prerendered HTML would name every picture. */
const share = import.meta.env.SSR ? 'none' : 'picture'

/** A product's picture, moving from its card to its page and back; at most one per product on a page. */
export const ProductPicture = ({ product, ...props }: ProductPictureProps) => (
  <ViewTransition
    name={import.meta.env.SSR ? 'auto' : `product-${product.slug}`}
    default="none"
    share={share}
  >
    <FramedMedia
      variant="product"
      accent={subjectOf(product.categories)?.accent}
      media={product.image}
      {...props}
    />
  </ViewTransition>
)
