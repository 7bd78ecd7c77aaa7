import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Product } from '../../../cms/types'
import { media } from '../../../theme/theme'
import { ProductCard } from '../ProductCard/ProductCard'
import { CardSkeleton } from '../../foundation/CardSkeleton/CardSkeleton'

export type ProductGridProps = {
  /** In the order they are shown. */
  products: Product[]
  /** The button on each card; none when absent. */
  actionOf?: (product: Product) => ReactNode
}

/** Products, three in a row on wide screens. */
export const ProductGrid = ({ products, actionOf }: ProductGridProps) => (
  <Grid role="list">
    {products.map((product) => (
      <li key={product.id || product.slug}>
        <ProductCard product={product} action={actionOf?.(product)} />
      </li>
    ))}
  </Grid>
)

export type ProductGridSkeletonProps = {
  /** How many cards to stand in for. */
  count: number
}

/** Title and subtitle. */
const skeletonLines = [
  { height: '1.6rem', width: '55%' },
  { height: '1rem', width: '80%' },
]

/** The grid while the products are loading. */
export const ProductGridSkeleton = ({ count }: ProductGridSkeletonProps) => (
  <Grid role="list" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <CardSkeleton ratio="4 / 5" lines={skeletonLines} />
      </li>
    ))}
  </Grid>
)

/** Below each card; a `row-gap` would come between the parts of a card too. */
const rowGap = 'clamp(2.25rem, 5vw, 4rem)'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(0.75rem, 2.5vw, 2rem);
  margin-bottom: calc(-1 * ${rowGap});

  /* The card itself is in the grid, over as many rows as it has parts. */
  > li {
    display: contents;
  }
  > li > * {
    margin-bottom: ${rowGap};
  }

  /* Two in a row on phones too, to compare. */
  @media (min-width: 22.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
