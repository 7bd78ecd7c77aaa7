import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Article, Product } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { common } from '../../../site/texts/common'
import { homeTexts } from '../../../site/texts/home'
import { media, theme } from '../../../theme/theme'
import { ProductGrid, withoutThird } from '../../catalogue/ProductGrid/ProductGrid'
import { continued, Section } from '../../foundation/Section/Section'
import { DateLine } from '../../news/DateLine/DateLine'

export type ShowcaseProps = {
  /** Three at most. */
  products: Product[]
  /** The newest one; null when there is none. */
  article: Pick<Article, 'slug' | 'title' | 'date'> | null
}

/** What the shop offers: a few products and the latest article. */
export const Showcase = ({ products, article }: ShowcaseProps) => (
  <Room>
    <Head>
      <h2>{homeTexts.showcase.heading}</h2>
      <Link to={paths.products}>{common.allProducts}</Link>
    </Head>
    <ProductGrid products={products} />
    {article && (
      <News>
        {article.date && <DateLine date={article.date} />}
        <Link to={paths.article(article.slug)}>{article.title}</Link>
      </News>
    )}
  </Room>
)

const Room = styled(Section)`
  ${continued}
  ${withoutThird}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.xxl};
  margin-bottom: clamp(1.5rem, 3vw, 2.75rem);

  h2 {
    font-size: ${theme.fontSize.h2};
  }
  a {
    padding-block: ${theme.space.xs};
    text-underline-offset: 0.35em;
  }
`

const News = styled.div`
  display: grid;
  gap: ${theme.space.xxs} ${theme.space.xl};
  align-items: baseline;
  margin-top: clamp(2.25rem, 5vw, 4rem);
  padding-top: ${theme.space.lg};
  border-top: 1px solid ${theme.color.hairline};

  a {
    padding-block: ${theme.space.xs};
    font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h4}/1.3 ${theme.font.display};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  ${media.tablet} {
    display: flex;

    time {
      flex: none;
    }
    a {
      min-width: 0;
    }
  }
`
