import { styled } from 'styled-components'
import { paginationTexts } from '../../../site/texts/pagination'
import { media, theme } from '../../../theme/theme'
import { Icon } from '../Icon/Icon'
import { Link } from 'react-router-dom'
import { pageItems } from './pageItems'

export type PaginationProps = {
  /** From 1. */
  page: number
  /** Number of pages, at least 1. */
  pageCount: number
  /** Address of a page of the list. */
  hrefOf: (page: number) => string
}

/** The page with the list scrolls to the list, not to its own top. */
const state = { keepScroll: true }

/** Numbered pages and a next arrow; nothing when there is only one page. */
export const Pagination = ({ page, pageCount, hrefOf }: PaginationProps) => {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={paginationTexts.label}>
      <Row role="list">
        {pageItems(page, pageCount).map((item, index) => (
          <li key={item === 'gap' ? `gap-${index}` : item}>
            {item === 'gap' ? (
              <Gap>…</Gap>
            ) : (
              <Page
                to={hrefOf(item)}
                state={state}
                aria-label={paginationTexts.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Page>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Page to={hrefOf(page + 1)} state={state} rel="next" aria-label={paginationTexts.next}>
              <Icon name="arrow" />
            </Page>
          </li>
        )}
      </Row>
    </nav>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs};
  font-variant-numeric: tabular-nums lining-nums;
`

/** Narrow, so that seven pages and the arrow stand on one line of a phone. */
const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${theme.space.md};
  min-height: ${theme.size.target};
  color: ${theme.color.muted};
`

const Page = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-bottom: 2px solid transparent;
  color: ${theme.color.muted};
  font: ${theme.fontWeight.displaySmall} ${theme.fontSize.h4}/1 ${theme.font.display};
  text-decoration: none;
  transition:
    color ${theme.motion.fast},
    border-color ${theme.motion.fast};

  &:hover {
    color: ${theme.color.accent};
  }
  &[aria-current] {
    border-color: ${theme.color.accent};
    color: ${theme.color.text};
  }
  ${media.forcedColors} {
    border-color: Canvas;
    &[aria-current] {
      border-color: Highlight;
    }
  }
`
