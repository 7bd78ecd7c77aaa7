import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import type { Crumb } from '../../../site/link'
import { common } from '../../../site/texts/common'
import { media, theme } from '../../../theme/theme'

export type BreadcrumbProps = {
  /** From the home page down; the last one is no link. */
  crumbs: Crumb[]
  /** Whether a heading with the name of the page follows: a phone does not show it twice. */
  isTitleBelow?: boolean
}

/** Where the page stands in the site. */
export const Breadcrumb = ({ crumbs, isTitleBelow = false }: BreadcrumbProps) => (
  <nav aria-label={common.breadcrumb}>
    <List role="list" $isTitleBelow={isTitleBelow}>
      {crumbs.map(({ label, href }) => (
        <li key={href ?? label}>
          {href ? <Link to={href}>{label}</Link> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </List>
  </nav>
)

const withoutCurrent = css`
  ${media.belowDesktop} {
    li:last-child {
      display: none;
    }
    li:nth-last-child(2)::after {
      content: none;
    }
  }
`

const List = styled.ol<{ $isTitleBelow: boolean }>`
  /* Its links reach under what follows. */
  position: relative;
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  /* Inline, so that it wraps like text; a separator ends a crumb, so that no line starts with one. */
  li {
    display: inline;
  }
  li:not(:last-child)::after {
    content: ' / ';
    content: ' / ' / '';
    padding-inline: 0.35em;
  }
  /* Large enough for a finger, without making the line taller. */
  a {
    padding-block: 0.9rem;
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  span {
    color: ${theme.color.text};
    font-weight: ${theme.fontWeight.medium};
  }
  ${({ $isTitleBelow }) => $isTitleBelow && withoutCurrent}
`
