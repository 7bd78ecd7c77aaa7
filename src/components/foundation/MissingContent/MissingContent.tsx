import { ButtonAnchor, ButtonLink } from '../Button/Button'
import { Notice } from '../Notice/Notice'

export type MissingContentProps = {
  /** Why there is nothing to show. */
  title: string
  /** Link to the list. */
  back: { label: string; href: string }
  /** A number to call instead. */
  phone?: { label: string; href: string }
}

/** Replaces an item that does not exist or could not be read. */
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
