import { styled } from 'styled-components'
import type { Article } from '../../../cms/types'
import { media, theme } from '../../../theme/theme'
import { ArticleCard, type ArticleCardProps } from '../ArticleCard/ArticleCard'
import { pictureAndText } from '../ArticleCard/pictureAndText'
import { Skeleton } from '../../foundation/Skeleton/Skeleton'

export type ArticleGridProps = {
  /** In the order they are shown. */
  articles: Article[]
}

/** The newest at full width, the next two at half, the others at a third: twelve, or any multiple, fill the grid. */
const sizeOf = (index: number): NonNullable<ArticleCardProps['size']> => {
  if (index === 0) return 'lead'
  return index < 3 ? 'wide' : 'standard'
}

/** The news, the newest first. */
export const ArticleGrid = ({ articles }: ArticleGridProps) => (
  <Grid role="list">
    {articles.map((article, index) => (
      <li key={article.id || article.slug} data-size={sizeOf(index)}>
        <ArticleCard article={article} size={sizeOf(index)} isFirst={index === 0} />
      </li>
    ))}
  </Grid>
)

export type ArticleGridSkeletonProps = {
  /** How many cards to stand in for. */
  count: number
}

/** The grid while the news are loading. */
export const ArticleGridSkeleton = ({ count }: ArticleGridSkeletonProps) => (
  <Grid as="div" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Blank key={index} data-size={sizeOf(index)}>
        <Skeleton $ratio="3 / 2" />
        <div>
          <Line $height="1rem" $width="8rem" />
          <Line $height="2rem" $width="90%" />
          <Line $height="1rem" />
          <Line $height="1rem" $width="70%" />
        </div>
      </Blank>
    ))}
  </Grid>
)

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 5vw, 4.5rem) clamp(1.25rem, 3vw, 2.5rem);

  @media (min-width: 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > [data-size='lead'] {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > [data-size='wide'] {
      grid-column: span 3;
    }
    > [data-size='standard'] {
      grid-column: span 2;
    }
    > [data-size='lead']:not(:last-child) {
      padding-bottom: clamp(2.5rem, 5vw, 4.5rem);
      border-bottom: 1px solid ${theme.color.hairline};
    }
  }
`

const Blank = styled.div`
  ${pictureAndText}
`

const Line = styled(Skeleton)`
  margin-top: ${theme.space.sm};
`
