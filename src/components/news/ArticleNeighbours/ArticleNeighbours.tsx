import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Neighbours, LinkedArticle } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { articleTexts as texts } from '../../../site/texts/news'
import { notPrinted, theme } from '../../../theme/theme'

/** null at either end of the news. */
export type ArticleNeighboursProps = Neighbours

/** Links to the articles before and after, at the end of one. */
export const ArticleNeighbours = ({ previous, next }: ArticleNeighboursProps) =>
  (previous || next) && (
    <Row aria-label={texts.neighbours}>
      {previous && <Neighbour article={previous} rel="prev" label={texts.previous} />}
      {next && <Neighbour article={next} rel="next" label={texts.next} />}
    </Row>
  )

const Neighbour = ({ article, rel, label }: { article: LinkedArticle; rel: string; label: string }) => (
  <Cell to={paths.article(article.slug)} rel={rel} discover="none">
    <span>{label}</span> <strong>{article.title}</strong>
  </Cell>
)

const wide = '@container (min-width: 30rem)'

const Row = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${theme.space.xl};
  border-top: 1px solid ${theme.color.hairline};

  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.xl};
  }
  ${notPrinted}
`

const Cell = styled(Link)`
  display: block;
  padding-block: ${theme.space.lg};
  text-decoration: none;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${wide} {
    &[rel='next'] {
      grid-column: 2;
      border: 0;
      text-align: right;
    }
  }
  span {
    display: block;
    margin-bottom: ${theme.space.xxs};
    color: ${theme.color.muted};
    font-size: ${theme.fontSize.small};
  }
  strong {
    display: block;
    text-wrap: balance;
    font: ${theme.fontWeight.displaySmall} ${theme.fontSize.tab}/1.25 ${theme.font.display};
  }
  ${wide} {
    strong {
      font-size: ${theme.fontSize.h4};
    }
  }
  &:hover strong {
    color: ${theme.color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`
