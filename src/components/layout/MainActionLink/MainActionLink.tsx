import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'
import { useMainAction } from './mainAction'

export type MainActionLinkProps = {
  /** The contact page, with what the request is about. */
  to: string
  /** What it does, in a few words. */
  children: string
}

/** The page's main action, one on a page. On phones a bar repeats it once it is out of sight. */
export const MainActionLink = ({ to, children }: MainActionLinkProps) => (
  <ButtonLink ref={useMainAction(to)} to={to}>
    {children}
    <Icon name="arrow" />
  </ButtonLink>
)
