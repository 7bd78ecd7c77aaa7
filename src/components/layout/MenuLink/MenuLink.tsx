import { NavLink, type LinkProps } from 'react-router-dom'

export type MenuLinkProps = Pick<LinkProps, 'children' | 'className' | 'onClick'> & {
  /** Address within the site, from its root. */
  to: string
}

/** A link of the main menu: current on its own page and, but for the home page's, on those below it. */
export const MenuLink = (props: MenuLinkProps) => (
  <NavLink discover="none" {...props} end={props.to === '/'} />
)
