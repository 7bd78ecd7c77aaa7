import { ButtonLink } from '../../foundation/Button/Button'

export type WholeListProps = {
  /** Address of the whole list. */
  to: string
  /** Text of the link. */
  children: string
}

/** A link to a whole list, only shown by browsers without scripts, which cannot show more of the list. */
export const WholeList = ({ to, children }: WholeListProps) => (
  <noscript>
    <ButtonLink variant="outline" to={to}>
      {children}
    </ButtonLink>
  </noscript>
)
