import { css, styled } from 'styled-components'
import type { Article } from '../../../cms/content/types'
import { conditions, media, theme } from '../../../theme/theme'
import { CardSkeleton } from '../../foundation/CardSkeleton/CardSkeleton'
import { ArticleCard, type ArticleCardSize } from '../ArticleCard/ArticleCard'

export type ArticleGridProps = {
  /** In display order. */
  articles: Article[]
}

/** Twelve, or any multiple, fill the grid. */
const sizeOf = (index: number): ArticleCardSize => {
  if (index === 0) return 'lead'
  return index < 3 ? 'wide' : 'standard'
}

/** The news, the newest first. */
export const ArticleGrid = ({ articles }: ArticleGridProps) => (
  <Grid role="list">
    {articles.map((article, index) => (
      <Item key={article.id || article.slug} $size={sizeOf(index)}>
        <ArticleCard article={article} size={sizeOf(index)} isFirst={index === 0} />
      </Item>
    ))}
  </Grid>
)

export type ArticleGridSkeletonProps = {
  /** Number of cards. */
  count: number
}

const skeletonLines = [
  { height: '1rem', width: '8rem' },
  { height: '2rem', width: '90%' },
  { height: '1rem', width: '100%' },
  { height: '1rem', width: '70%' },
]

/** The grid while the news are loading. */
export const ArticleGridSkeleton = ({ count }: ArticleGridSkeletonProps) => (
  <Grid as="div" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Item as="div" key={index} $size={sizeOf(index)}>
        <CardSkeleton ratio="3 / 2" lines={skeletonLines} isBeside={sizeOf(index) === 'lead'} />
      </Item>
    ))}
  </Grid>
)

const twoColumns = '@media (min-width: 40em)'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 5vw, 4.5rem) clamp(1.25rem, 3vw, 2.5rem);

  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`

const columns = {
  lead: css`
    ${twoColumns} {
      grid-column: 1 / -1;
    }
    ${media.desktop} {
      &:not(:last-child) {
        padding-bottom: clamp(2.5rem, 5vw, 4.5rem);
        border-bottom: 1px solid ${theme.color.hairline};
      }
    }
  `,
  wide: css`
    ${media.desktop} {
      grid-column: span 3;
    }
  `,
  standard: css`
    ${twoColumns} and ${conditions.belowDesktop} {
      &:last-child:nth-child(even) {
        grid-column: 1 / -1;
      }
    }
    ${media.desktop} {
      grid-column: span 2;
    }
  `,
}

const Item = styled.li<{ $size: ArticleCardSize }>`
  ${({ $size }) => columns[$size]}
`
