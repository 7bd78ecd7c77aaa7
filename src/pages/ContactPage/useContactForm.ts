import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { ContactFormProps } from '../../components/contact/ContactForm/ContactForm'
import { readDraft, writeDraft } from '../../contact/draft'
import type { ContactFlow } from '../../contact/flow'
import {
  emptyContact,
  type ContactErrors,
  type ContactField,
  type ContactStatus,
  type ContactValues,
} from '../../contact/values'
import type { EmailSettings } from '../../site/settings'
import { submitTexts } from '../../site/texts/contact'
import { loadOnce } from '../../values/loadOnce'

const FIRST_INVALID = '[aria-invalid="true"]'

/** The values already in the fields, which may have been typed before hydration. */
const readTyped = (form: HTMLFormElement | null): Partial<ContactValues> => {
  if (!form) return {}
  return Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''),
  )
}

/** The displayed errors that still apply. */
const remainingErrors = (shown: ContactErrors, found: ContactErrors): ContactErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))

const loadFlow = loadOnce(async () => (await import('../../contact/flow')).contactFlow)

const toFailure = (error: unknown): ContactStatus => {
  console.error('The contact form cannot be sent.', error)
  return { kind: 'error', message: submitTexts.failed(submitTexts.networkError) }
}

/** The pending submission. In module scope, because a visitor may leave the page meanwhile and come back. */
let pendingSubmission: Promise<ContactStatus> | null = null

/** Runs `act` once the form's logic is loaded. A failed load is only logged here; a submit reports it. */
const withFlow = (act: (flow: ContactFlow) => void) => {
  loadFlow().then(act, (error: unknown) =>
    console.warn('The code of the contact form cannot be loaded.', error),
  )
}

/**
 * The state of the contact form (specification, 4): values, draft, validation, one submission at a time.
 * @param email the e-mail settings; default: the site's settings.
 */
export const useContactForm = (email?: EmailSettings): Omit<ContactFormProps, 'phone'> => {
  const form: RefObject<HTMLFormElement | null> = useRef(null)
  const isSending = useRef(false)
  const [values, setValues] = useState(emptyContact)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [status, setStatus] = useState<ContactStatus>({ kind: pendingSubmission ? 'sending' : 'idle' })
  const [failedChecks, setFailedChecks] = useState(0)

  useEffect(() => {
    const found = { ...readDraft(), ...readTyped(form.current) }
    if (Object.keys(found).length > 0) setValues((current) => ({ ...current, ...found }))
  }, [])

  useEffect(() => {
    if (values !== emptyContact) writeDraft(values)
  }, [values])

  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus()
  }, [failedChecks])

  useEffect(() => {
    // The submit button lost the focus while it was disabled: restore it.
    const isFocusLost = document.activeElement === document.body || document.activeElement === null
    const isSettled = status.kind === 'success' || status.kind === 'error'
    if (isSettled && isFocusLost) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [status])

  const settle = useCallback((outcome: ContactStatus) => {
    if (outcome.kind === 'success') setValues(emptyContact)
    setStatus(outcome)
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    void pendingSubmission?.then((outcome) => controller.signal.aborted || settle(outcome))
    return () => controller.abort()
  }, [settle])

  const change = (field: ContactField, value: string) => {
    const changed = { ...values, [field]: value }
    setValues((current) => ({ ...current, [field]: value }))
    if (Object.keys(errors).length === 0) return
    withFlow(({ validate }) => {
      const found = validate(changed)
      setErrors((shown) => remainingErrors(shown, found))
      // Every displayed error is corrected, so the message is obsolete.
      if (Object.keys(remainingErrors(errors, found)).length === 0) setStatus({ kind: 'idle' })
    })
  }

  const send = async (flow: ContactFlow) => {
    const sender = email ?? flow.email
    const problem = flow.check(values, sender)
    setErrors(problem?.errors ?? {})
    if (problem) {
      setStatus({ kind: 'error', message: problem.message })
      setFailedChecks((count) => count + 1)
      return
    }
    setStatus({ kind: 'sending' })
    pendingSubmission = flow.submit(values, sender).catch(toFailure)
    settle(await pendingSubmission)
    pendingSubmission = null
  }

  const submit = async () => {
    if (isSending.current || pendingSubmission) return
    isSending.current = true
    try {
      await send(await loadFlow())
    } catch (error) {
      setStatus(toFailure(error))
    } finally {
      isSending.current = false
    }
  }

  return {
    values,
    errors,
    status,
    onChange: change,
    onSubmit: () => void submit(),
    onTouch: () => withFlow(({ preloadEmailClient }) => preloadEmailClient()),
    ref: form,
  }
}
