import { styled } from 'styled-components'
import { START_FAILURE_ID } from './startFailureId'
import type { LabelledLink } from '../../../site/link'
import { startFailureTexts as texts } from '../../../site/texts/common'
import { notPrinted, theme } from '../../../theme/theme'

export type StartFailureProps = {
  /** The shop's number. */
  phone: LabelledLink
  /** The starter script shows it when the application cannot start. */
  isShown?: boolean
}

/** Says that the page's scripts did not load or do not run: its buttons do nothing. */
export const StartFailure = ({ phone, isShown = false }: StartFailureProps) => (
  <Bar id={START_FAILURE_ID} role="alert" hidden={!isShown} data-surface="dark">
    {texts.message} {/* An empty address is the page's own: the link reloads it. */}
    <BarLink href="">{texts.reload}</BarLink>
    {texts.changeOrCall} <BarLink href={phone.href}>{phone.label}</BarLink>.
  </Bar>
)

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.panel};
  padding: ${theme.space.md} ${theme.space.edge};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
  line-height: 1.7;

  ${notPrinted}
`

const BarLink = styled.a`
  font-weight: ${theme.fontWeight.bold};
  text-underline-offset: 0.25em;
  white-space: nowrap;
`
