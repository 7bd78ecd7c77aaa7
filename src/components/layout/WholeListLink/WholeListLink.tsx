import { ButtonLink } from '../../foundation/Button/Button'

export type WholeListLinkProps = {
  /** Address of the whole list. */
  to: string
  /** Text of the link. */
  children: string
}

/** A link to a whole list, only shown by browsers without scripts, which cannot show more of the list. */
export const WholeListLink = ({ to, children }: WholeListLinkProps) => (
  <noscript>
    <ButtonLink variant="outline" to={to}>
      {children}
    </ButtonLink>
  </noscript>
)
