import { useEffect, type Ref } from 'react'
import { styled } from 'styled-components'
import type { ContactStatus } from '../../../contact/values'
import { contactTexts as texts } from '../../../site/texts/contact'
import { hoursSummary } from '../../../site/texts/opening'
import { theme } from '../../../theme/theme'
import { announce } from '../../foundation/Announcer/announce'
import { useShop } from '../../foundation/shopContext'
import { FieldError } from '../Field/Field'

export type FormStatusProps = {
  /** State of the send; nothing is shown while it is idle. */
  status: ContactStatus
  /** Error of the hidden honeypot field. */
  honeypotError?: string
  /** Whether the visitor cannot correct the error: the telephone is another way to reach the shop. */
  isStuck?: boolean
  /** Has the focus while the submit button is disabled. */
  ref?: Ref<HTMLDivElement>
}

/** An immediate outcome replaces "Envoi en cours…". */
const PROGRESS = 'progress of the send'

/** The outcome of the send; each attempt is announced, even with the same outcome. */
export const FormStatus = ({ status, honeypotError, isStuck = false, ref }: FormStatusProps) => {
  const { phone, hours, proof } = useShop()
  const callBack = texts.callBack(hoursSummary(hours).toLowerCase(), {
    name: proof.contact?.name,
    delay: proof.responseDelay,
  })
  useEffect(() => {
    if (status.kind === 'sending') announce(texts.sending, undefined, PROGRESS)
    if (status.kind === 'success') {
      announce(status.message, undefined, PROGRESS)
      announce(callBack)
    }
    if (status.kind !== 'error') return
    announce(status.message, status.lang, PROGRESS)
    if (honeypotError) announce(honeypotError)
    if (isStuck) announce(`${texts.kept} ${texts.orCall} ${phone.label}`)
  }, [status, honeypotError, isStuck, phone, callBack])

  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={texts.outcome}>
      {honeypotError && <FieldError>{honeypotError}</FieldError>}
      {status.kind === 'error' && (
        <>
          <ErrorLine lang={status.lang}>{status.message}</ErrorLine>
          {isStuck && (
            <>
              <p>{texts.kept}</p>
              <p>
                {texts.orCall} <a href={phone.href}>{phone.label}</a>
              </p>
            </>
          )}
        </>
      )}
      {status.kind === 'success' && (
        <>
          <SuccessLine>{status.message}</SuccessLine>
          <p>{callBack}</p>
          <p>
            {texts.urgent} <a href={phone.href}>{phone.label}</a>
          </p>
        </>
      )}
    </Box>
  )
}

const Box = styled.div`
  flex: 1 1 16rem;
  font-size: ${theme.fontSize.small};
  line-height: 1.5;
  overflow-wrap: anywhere;

  /* Focused by script only. */
  &:focus {
    outline: none;
  }
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
