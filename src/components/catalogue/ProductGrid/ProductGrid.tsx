import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import type { Product } from '../../../cms/content/types'
import { conditions, media, theme } from '../../../theme/theme'
import { ProductCard } from '../ProductCard/ProductCard'
import { CardSkeleton } from '../../foundation/CardSkeleton/CardSkeleton'

export type ProductGridProps = {
  /** In display order. */
  products: Product[]
  /** The button on each card; none when absent. */
  actionOf?: (product: Product) => ReactNode
  /** What shows more of them: below, or in the cell that an odd number leaves free. */
  after?: ReactNode
}

/** A backend may give two products the same slug. */
const keyOf = ({ slug }: Product, index: number, products: readonly Product[]) =>
  products.findIndex((product) => product.slug === slug) === index ? slug : `${slug} ${index}`

/** Products, three in a row on wide screens. */
export const ProductGrid = ({ products, actionOf, after }: ProductGridProps) => (
  <Grid>
    <ul role="list">
      {products.map((product, index) => (
        <li key={keyOf(product, index, products)}>
          <ProductCard product={product} action={actionOf?.(product)} />
        </li>
      ))}
    </ul>
    {after && <After>{after}</After>}
  </Grid>
)

export type ProductGridSkeletonProps = {
  /** Number of cards. */
  count: number
}

const skeletonLines = [
  { height: '1.6rem', width: '55%' },
  { height: '1rem', width: '80%' },
]

/** The grid while the products are loading. */
export const ProductGridSkeleton = ({ count }: ProductGridSkeletonProps) => (
  <Grid aria-hidden="true">
    <ul role="list">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <CardSkeleton ratio="4 / 5" lines={skeletonLines} />
        </li>
      ))}
    </ul>
  </Grid>
)

/** A `row-gap` would come between the parts of a card too. */
const rowGap = 'clamp(2.25rem, 5vw, 4rem)'

const twoColumns = '@media (min-width: 22.5em)'

/** For a few products: alone on the second line of two columns, the third one is not shown. */
export const withoutThird = css`
  ${twoColumns} and ${conditions.belowDesktop} {
    ul > li:nth-child(3) {
      display: none;
    }
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: clamp(0.75rem, 2.5vw, 2rem);
  margin-bottom: calc(-1 * ${rowGap});

  > ul,
  > ul > li {
    display: contents;
  }
  > ul > li > * {
    margin-bottom: ${rowGap};
  }

  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop}, print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const After = styled.div`
  grid-column: 1 / -1;
  margin-block: calc(-1 * ${rowGap}) ${rowGap};

  ${twoColumns} and ${conditions.belowDesktop} {
    @supports selector(:has(a)) {
      ul:has(> :nth-child(odd):last-child) + & {
        display: grid;
        grid-row: span 5;
        grid-column: 2;
        grid-template-rows: subgrid;
        margin-block: 0;

        > * {
          align-items: center;
          padding: 0;
          border-radius: ${theme.radius.small};
          background: ${theme.color.surfaceRaised};
        }
      }
    }
  }
`
