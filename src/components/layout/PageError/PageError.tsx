import { common } from '../../../site/texts/common'
import { ButtonAnchor } from '../../foundation/Button/Button'
import { PhoneButton } from '../../foundation/PhoneButton/PhoneButton'
import { StateMessage } from '../../foundation/StateMessage/StateMessage'
import { PlainPage } from '../PlainPage/PlainPage'

export type PageErrorProps = {
  /** Address of the page, to load it again. */
  href: string
}

/** Replaces a page that could not be shown. */
export const PageError = ({ href }: PageErrorProps) => (
  <PlainPage title={common.pageErrorTitle}>
    <StateMessage title={common.pageError} hint={common.pageErrorHint}>
      <ButtonAnchor href={href}>{common.retry}</ButtonAnchor>
      <PhoneButton variant="outline" />
    </StateMessage>
  </PlainPage>
)
