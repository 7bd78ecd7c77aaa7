import { useLocation } from 'react-router-dom'
import { Link, type LinkProps } from '../../foundation/Link/Link'

/** A link of the main menu: current on its own page and, but for the home page's, on those below it. */
export const MenuLink = ({ to, ...rest }: LinkProps) => {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
