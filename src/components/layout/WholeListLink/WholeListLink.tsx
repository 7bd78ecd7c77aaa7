import { ButtonLink } from '../../foundation/Button/Button'

export type WholeListLinkProps = {
  /** Address of the whole list. */
  to: string
  /** Its text. */
  children: string
}

/** A link to a whole list, only for browsers without scripts. */
export const WholeListLink = ({ to, children }: WholeListLinkProps) => (
  <noscript>
    <ButtonLink variant="outline" to={to}>
      {children}
    </ButtonLink>
  </noscript>
)
