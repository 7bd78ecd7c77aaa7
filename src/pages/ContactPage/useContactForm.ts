import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ContactFormProps } from '../../components/contact/ContactForm/ContactForm'
import { withoutSent } from '../../contact/draft'
import type { ContactLogic } from '../../contact/formLogic'
import { submissions } from '../../contact/unseenSubmission'
import type { QuoteItem } from '../../contact/quote'
import type { ContactErrors, ContactField, ContactStatus } from '../../contact/values'
import { moveFocus, untilNextAct } from '../../hooks/visitorActs'
import type { EmailSettings } from '../../site/settings'
import { contactTexts } from '../../site/texts/contact'
import { useContactValues } from './useContactValues'
import { formLogic, useReadySubmit } from './useReadySubmit'
import { useSubmission } from './useSubmission'

const FIRST_INVALID = '[aria-invalid="true"]'

/** The displayed errors that still apply. */
const remainingErrors = (shown: ContactErrors, found: ContactErrors): ContactErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))

/** A failed load is only logged here; a submit reports it. */
const withLogic = (act: (logic: ContactLogic) => void) => {
  formLogic
    .load()
    .then(act, (error: unknown) => console.warn('The code of the contact form cannot be loaded.', error))
}

const toFailure = (error: unknown): ContactStatus => {
  console.error('The contact form cannot be sent.', error)
  return { kind: 'error', message: contactTexts.failed(contactTexts.networkError), lang: 'en' }
}

type ContactFormOptions = {
  /** The query string: what the request is about. */
  address: string
  /** Whether it is known what the request is about. */
  isQuoteKnown: boolean
  /** Called once what the address asks for has been sent. */
  onSent: () => void
  email?: EmailSettings
}

/** Always the same: a new one would be announced again. */
const SENDING = { kind: 'sending' } as const

/** The state of the contact form (specification, 4): values, draft, validation, one submission at a time. */
export const useContactForm = ({ address, isQuoteKnown, onSent, email }: ContactFormOptions) => {
  const { form, values, setValues } = useContactValues()
  const [errors, setErrors] = useState<ContactErrors>({})
  const [outcome, setOutcome] = useState<ContactStatus>({ kind: 'idle' })
  const [sentAddress, setSentAddress] = useState(submissions.unseen?.address)
  const { submission, start } = useSubmission(({ sent, address: about }, result) => {
    setOutcome(result)
    const isSuccess = result.kind === 'success'
    setSentAddress(isSuccess ? about : undefined)
    if (!isSuccess) return
    setValues((current) => withoutSent(current, sent))
    if (about === address) onSent()
  })
  /** Since the visitor pressed “Envoyer”, or came back while the message was being sent. */
  const untilAct = useRef<AbortSignal | null>(null)
  useLayoutEffect(() => {
    untilAct.current ??= untilNextAct()
  }, [])

  useEffect(() => {
    if (outcome.kind === 'idle' || untilAct.current?.aborted) return
    const invalid = form.current?.querySelector<HTMLElement>(FIRST_INVALID)
    if (invalid) moveFocus(invalid)
    // The submit button lost the focus while it was disabled or, after a return, is below the fold with the outcome.
    else if (!form.current?.contains(document.activeElement))
      moveFocus(form.current?.querySelector<HTMLElement>('[type="submit"]'))
  }, [outcome, form])

  const change = (field: ContactField, value: string) => {
    setValues((current) => ({ ...current, [field]: value }))
    if (Object.keys(errors).length === 0) return
    withLogic(({ validate }) => {
      const found = validate({ ...values, [field]: value })
      setErrors((shown) => remainingErrors(shown, found))
      // Every displayed error is corrected, so the message is obsolete.
      if (Object.keys(remainingErrors(errors, found)).length === 0) setOutcome({ kind: 'idle' })
    })
  }

  const send = (logic: ContactLogic, items: readonly QuoteItem[]) => {
    const sender = email ?? logic.email
    const problem = submissions.unseen ? null : logic.check(values, sender)
    setErrors(problem?.errors ?? {})
    if (problem) {
      setOutcome({ kind: 'error', message: problem.message })
      return
    }
    start(() => ({
      sent: values,
      address,
      outcome: logic.submit(values, sender, items).catch(toFailure),
    }))
  }

  const { isWaiting, submit, setQuoteItems } = useReadySubmit({
    isQuoteKnown,
    onReady: send,
    onFailure: (error) => setOutcome(toFailure(error)),
  })

  const shown: ContactFormProps = {
    values,
    errors,
    status: submission || isWaiting ? SENDING : outcome,
    onChange: change,
    onSubmit: () => {
      untilAct.current = untilNextAct()
      submit()
    },
    onTouch: () => withLogic(({ preloadEmailClient }) => preloadEmailClient()),
    ref: form,
  }
  return {
    form: shown,
    setValues,
    setQuoteItems,
    focusMessage: () => form.current?.querySelector('textarea')?.focus(),
    /** Whether what the address asks for has been sent, or was being sent when the visitor came back. */
    isSent: sentAddress === address,
  }
}
