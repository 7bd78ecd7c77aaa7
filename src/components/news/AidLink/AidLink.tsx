import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { LinkedAid } from '../../../cms/content/types'
import { paths } from '../../../site/paths'
import { aidTexts as texts } from '../../../site/texts/aids'
import { notPrinted, theme } from '../../../theme/theme'

export type AidLinkProps = {
  /** The article about financial aids. */
  aid: LinkedAid
}

/** Leads to the article about financial aids, from where a visitor thinks of the price. */
export const AidLink = ({ aid }: AidLinkProps) => (
  <Line>
    {texts.lead} <Link to={paths.article(aid.slug)}>{aid.title}</Link>
  </Line>
)

const Line = styled.p`
  max-width: ${theme.size.reading};
  color: ${theme.color.muted};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
    color: ${theme.color.text};
    font-weight: ${theme.fontWeight.medium};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  a:hover {
    color: ${theme.color.accent};
  }
  ${notPrinted}
`
