import type { Ref } from 'react'
import { site } from '../../../site/identity'
import type { LabelledLink } from '../../../site/link'
import { mainNavigation } from '../../../site/navigation'
import { paths } from '../../../site/paths'
import type { DatedNotice } from '../../../site/currentNotice'
import { contactBlockTexts, layoutTexts } from '../../../site/texts/layout'
import { Icon } from '../../foundation/Icon/Icon'
import { isLongName, Logo } from '../Logo/Logo'
import { MenuLink } from '../MenuLink/MenuLink'
import { NoticeBand } from '../NoticeBand/NoticeBand'
import { Actions, Bar, Bars, Home, Menu, MenuToggle, PanelToggle, Phone, Top } from './Header.styles'

export type HeaderProps = {
  /** The element at the very top of the page. */
  ref?: Ref<HTMLElement>
  /** The firm's name; the site's when absent. */
  name?: string
  /** The shop's number. */
  phone: LabelledLink
  /** A notice under it. */
  notice?: DatedNotice | null
  /** Whether the page is scrolled: it then stays in view. */
  isSticky: boolean
  /** What is under it: a dark band, or the contact page's two halves. */
  over?: 'dark' | 'split'
  /** Called to open the mobile menu. */
  onOpenMenu: () => void
  /** Called to open the side panel. */
  onOpenPanel: () => void
}

/** The header of every page: name, main menu, telephone, and the buttons of the drawers. */
export const Header = ({
  ref,
  name = site.name,
  phone,
  notice,
  isSticky,
  over = 'dark',
  onOpenMenu,
  onOpenPanel,
}: HeaderProps) => (
  <Top ref={ref} data-surface="dark">
    {notice && <NoticeBand notice={notice} />}
    <Bar $isSticky={isSticky} $isSplit={over === 'split'}>
      <Home
        discover="none"
        to={paths.home}
        $isLong={isLongName(name)}
        aria-label={`${name}, ${layoutTexts.menu.home.toLowerCase()}`}
      >
        <Logo name={name} />
      </Home>
      <Menu aria-label={layoutTexts.mainMenu}>
        <ul role="list">
          {mainNavigation.map(({ label, href }) => (
            <li key={href}>
              <MenuLink to={href}>{label}</MenuLink>
            </li>
          ))}
        </ul>
      </Menu>
      <Actions>
        <Phone href={phone.href} aria-label={`${contactBlockTexts.phone} ${phone.label}`}>
          <Icon name="phone" />
          <span>{phone.label}</span>
        </Phone>
        <PanelToggle type="button" aria-haspopup="dialog" onClick={onOpenPanel}>
          <span>{layoutTexts.openPanel}</span>
          <Bars />
        </PanelToggle>
        <MenuToggle
          type="button"
          aria-haspopup="dialog"
          aria-label={layoutTexts.openMenu}
          onClick={onOpenMenu}
        >
          <Icon name="menu" />
        </MenuToggle>
      </Actions>
    </Bar>
  </Top>
)
