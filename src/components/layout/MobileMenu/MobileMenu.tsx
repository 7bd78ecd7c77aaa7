import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { mainNavigation, menuShortcuts } from '../../../site/navigation'
import type { Shop } from '../../../site/shop'
import { layoutTexts } from '../../../site/texts/layout'
import { media, theme } from '../../../theme/theme'
import { ContactBlock } from '../../contact/ContactBlock/ContactBlock'
import { Drawer } from '../../foundation/Drawer/Drawer'
import { MenuLink } from '../MenuLink/MenuLink'

export type MobileMenuProps = {
  /** Whether it is open. */
  isOpen: boolean
  /** Called to close it. */
  onClose: () => void
  /** The shop's contact details. */
  shop: Shop
}

/** The main menu on a small screen, and what visitors look for most. */
export const MobileMenu = ({ isOpen, onClose, shop }: MobileMenuProps) => (
  <Drawer isOpen={isOpen} onClose={onClose} label={layoutTexts.menuDrawer} closeLabel={layoutTexts.closeMenu}>
    <nav aria-label={layoutTexts.mainMenu}>
      <List role="list">
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <MenuLink to={href} onClick={onClose}>
              {label}
            </MenuLink>
          </li>
        ))}
      </List>
    </nav>
    <Shortcuts role="list">
      {menuShortcuts.map(({ label, href }) => (
        <li key={href}>
          <Link to={href} onClick={onClose}>
            {label}
          </Link>
        </li>
      ))}
    </Shortcuts>
    <ContactBlock shop={shop} />
  </Drawer>
)

const List = styled.ul`
  a {
    display: block;
    padding-block: ${theme.space.sm};
    border-bottom: 1px solid ${theme.color.hairline};
    font: ${theme.fontWeight.display} ${theme.fontSize.h3}/1.2 ${theme.font.display};
    text-decoration: none;
  }
  a[aria-current='page'] {
    color: ${theme.color.accent};
  }
  ${media.forcedColors} {
    a[aria-current='page'] {
      text-decoration: underline;
    }
  }
`

const Shortcuts = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.target};
    text-underline-offset: 0.3em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    color: ${theme.color.accent};
  }
`
