import type { LabelledLink } from '../../../site/link'
import { ButtonLink } from '../Button/Button'
import { StateMessage } from '../StateMessage/StateMessage'
import { PhoneButton } from '../PhoneButton/PhoneButton'

export type MissingContentProps = {
  /** Why there is nothing to show. */
  title: string
  /** Link to the list. */
  back: LabelledLink
  /** Whether a call can help, too. */
  hasPhone?: boolean
}

/** Replaces an item that does not exist or could not be read. */
export const MissingContent = ({ title, back, hasPhone = false }: MissingContentProps) => (
  <StateMessage title={title}>
    <ButtonLink variant={hasPhone ? 'solid' : 'outline'} to={back.href}>
      {back.label}
    </ButtonLink>
    {hasPhone && <PhoneButton variant="outline" />}
  </StateMessage>
)
