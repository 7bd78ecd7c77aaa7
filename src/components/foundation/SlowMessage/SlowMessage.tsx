import { common } from '../../../site/texts/common'
import { ButtonAnchor } from '../Button/Button'
import { StateMessage } from '../StateMessage/StateMessage'
import { PhoneButton } from '../PhoneButton/PhoneButton'

/** Says that loading takes long: the visitor can reload the page or call. */
export const SlowMessage = () => (
  <StateMessage title={common.slow} hint={common.slowHint}>
    {/* An empty address is the page's own: the link reloads it. */}
    <ButtonAnchor href="">{common.retry}</ButtonAnchor>
    <PhoneButton variant="outline" />
  </StateMessage>
)
