import { styled } from 'styled-components'
import { layoutTexts } from '../../../site/texts/layout'
import { theme } from '../../../theme/theme'
import { Icon } from '../../foundation/Icon/Icon'

export type SocialLinksProps = {
  /** Address of the firm’s LinkedIn page. */
  linkedin: string
  /** Address of the firm’s Facebook page. */
  facebook: string
}

/** Links to LinkedIn and Facebook; nothing is loaded from either. */
export const SocialLinks = ({ linkedin, facebook }: SocialLinksProps) => (
  <List role="list" aria-label={layoutTexts.followUs}>
    <li>
      <a href={linkedin} rel="noopener noreferrer">
        <Icon name="linkedin" />
        {layoutTexts.linkedin}
      </a>
    </li>
    <li>
      <a href={facebook} rel="noopener noreferrer">
        <Icon name="facebook" />
        {layoutTexts.facebook}
      </a>
    </li>
  </List>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.lg};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xs};
    min-height: ${theme.size.target};
    font-weight: ${theme.fontWeight.medium};
    text-decoration: none;
  }
  a:hover {
    color: ${theme.color.accent};
  }
`
