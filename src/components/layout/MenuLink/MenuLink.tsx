import { NavLink, type LinkProps } from 'react-router-dom'

export type MenuLinkProps = Pick<LinkProps, 'children' | 'onClick'> & {
  /** Address within the site, from its root. */
  to: string
}

/** A link of the main menu, also current on the pages below its own. */
export const MenuLink = (props: MenuLinkProps) => (
  <NavLink discover="none" {...props} end={props.to === '/'} />
)
