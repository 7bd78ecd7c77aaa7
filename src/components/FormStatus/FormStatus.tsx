import { styled } from 'styled-components'
import type { ContactStatus } from '../../contact/values'
import { contactTexts as texts } from '../../site/texts/contact'
import { theme } from '../../theme/theme'
import { FieldError } from '../Field/Field'

export type FormStatusProps = {
  /** Where the send stands; nothing is shown while it is idle. */
  status: ContactStatus
  /** What is said of the hidden field, which has no visible place of its own. */
  decoyError?: string
  /** Offered beside an error. */
  phone?: { label: string; href: string }
}

/**
 * How the send went: red for an error, green for a success. Both regions are always there, so that what comes into
 * them is read aloud.
 */
export const FormStatus = ({ status, decoyError, phone }: FormStatusProps) => (
  <Box>
    <div role="alert">
      {decoyError && <FieldError>{decoyError}</FieldError>}
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
    </div>
    <div role="status">{status.kind === 'success' && <SuccessLine>{status.message}</SuccessLine>}</div>
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
