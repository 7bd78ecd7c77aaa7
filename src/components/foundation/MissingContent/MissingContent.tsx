import { ButtonAnchor, ButtonLink } from '../Button/Button'
import { Notice } from '../Notice/Notice'

export type MissingContentProps = {
  /** Why there is nothing to show, in one line. */
  title: string
  /** The list that the missing entry would be in. */
  back: { label: string; href: string }
  /** A number to call instead; beside it, the way back is the main action. */
  phone?: { label: string; href: string }
}

/** Stands where an entry of a list would be shown: there is none, or it could not be read. */
export const MissingContent = ({ title, back, phone }: MissingContentProps) => (
  <Notice title={title}>
    <ButtonLink variant={phone ? 'solid' : 'outline'} to={back.href}>
      {back.label}
    </ButtonLink>
    {phone && (
      <ButtonAnchor variant="outline" href={phone.href}>
        {phone.label}
      </ButtonAnchor>
    )}
  </Notice>
)
