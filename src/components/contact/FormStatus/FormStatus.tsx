import { styled } from 'styled-components'
import type { ContactStatus } from '../../../contact/values'
import { contactTexts as texts } from '../../../site/texts/contact'
import { theme } from '../../../theme/theme'
import { LiveRegion } from '../../foundation/LiveRegion/LiveRegion'
import { FieldError } from '../Field/Field'

export type FormStatusProps = {
  /** State of the send; nothing is shown while it is idle. */
  status: ContactStatus
  /** Error of the honeypot field, which is not visible itself. */
  honeypotError?: string
  /** Shown with an error. */
  phone?: { label: string; href: string }
}

/** The outcome of the send: red for an error, green for a success. */
export const FormStatus = ({ status, honeypotError, phone }: FormStatusProps) => (
  <Box>
    <LiveRegion role="alert">
      {honeypotError && <FieldError>{honeypotError}</FieldError>}
      {status.kind === 'error' && (
        <>
          <ErrorLine>{status.message}</ErrorLine>
          {phone && (
            <p>
              {texts.orCall} <a href={phone.href}>{phone.label}</a>
            </p>
          )}
        </>
      )}
    </LiveRegion>
    <LiveRegion>{status.kind === 'success' && <SuccessLine>{status.message}</SuccessLine>}</LiveRegion>
  </Box>
)

const Box = styled.div`
  flex: 1 1 16rem;
  font-size: ${theme.fontSize.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  a {
    display: inline-block;
    padding-block: ${theme.space.xs};
    font-weight: ${theme.fontWeight.bold};
    text-underline-offset: 0.25em;
    white-space: nowrap;
  }
`

const ErrorLine = styled.p`
  color: ${theme.color.error};
  font-weight: ${theme.fontWeight.medium};
`

const SuccessLine = styled(ErrorLine)`
  color: ${theme.color.success};
`
