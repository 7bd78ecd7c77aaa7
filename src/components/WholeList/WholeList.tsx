import { ButtonLink } from '../Button/Button'

export type WholeListProps = {
  /** Address of the whole list. */
  to: string
  /** What the link says. */
  children: string
}

/** A way to all of a list that only scripts can lengthen; a browser with scripts shows nothing of it. */
export const WholeList = ({ to, children }: WholeListProps) => (
  <noscript>
    <ButtonLink $look="outline" to={to}>
      {children}
    </ButtonLink>
  </noscript>
)
