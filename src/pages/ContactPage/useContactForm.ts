import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ContactFormProps } from '../../components/ContactForm/ContactForm'
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

const FIRST_FAULT = '[aria-invalid="true"]'

/** What stands in the fields themselves: it may have been typed before the page's script ran. */
const readTyped = (form: HTMLFormElement | null): Partial<ContactValues> => {
  if (!form) return {}
  return Object.fromEntries(
    [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''),
  )
}

/** Of the errors shown, those that still hold. */
const stillWrong = (shown: ContactErrors, found: ContactErrors): ContactErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))

const loadFlow = loadOnce(async () => (await import('../../contact/flow')).contactFlow)

/** The flow's code, for what can do without it; a send that cannot says so itself. */
const withFlow = (act: (flow: ContactFlow) => void) => {
  loadFlow().then(act, (error: unknown) =>
    console.warn('The code of the contact form cannot be loaded.', error),
  )
}

/**
 * The flow of the contact form (specification, 4): fields, draft, checks, one send at a time.
 * @param email by what messages are sent; the settings of the site when absent.
 */
export const useContactForm = (email?: EmailSettings): Omit<ContactFormProps, 'phone'> => {
  const form: RefObject<HTMLFormElement | null> = useRef(null)
  const isSending = useRef(false)
  const [values, setValues] = useState(emptyContact)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [status, setStatus] = useState<ContactStatus>({ kind: 'idle' })
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    const found = { ...readDraft(), ...readTyped(form.current) }
    if (Object.keys(found).length > 0) setValues((current) => ({ ...current, ...found }))
  }, [])

  useEffect(() => {
    if (values !== emptyContact) writeDraft(values)
  }, [values])

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(FIRST_FAULT)?.focus()
  }, [refusals])

  useEffect(() => {
    // A button that is disabled loses the focus; who sent with the keyboard finds it again.
    const isFocusLost = document.activeElement === document.body || document.activeElement === null
    const isOver = status.kind === 'success' || status.kind === 'error'
    if (isOver && isFocusLost) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [status])

  const change = (field: ContactField, value: string) => {
    const changed = { ...values, [field]: value }
    setValues((current) => ({ ...current, [field]: value }))
    if (Object.keys(errors).length > 0)
      withFlow(({ validate }) => setErrors((shown) => stillWrong(shown, validate(changed))))
  }

  const send = async (flow: ContactFlow) => {
    const sender = email ?? flow.email
    const refusal = flow.check(values, sender)
    setErrors(refusal?.errors ?? {})
    if (refusal) {
      setStatus({ kind: 'error', message: refusal.message })
      setRefusals((count) => count + 1)
      return
    }
    setStatus({ kind: 'sending' })
    const outcome = await flow.submit(values, sender)
    if (outcome.kind === 'success') setValues(emptyContact)
    setStatus(outcome)
  }

  const submit = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      await send(await loadFlow())
    } catch (error) {
      console.error('The contact form cannot be sent.', error)
      setStatus({ kind: 'error', message: submitTexts.failed(submitTexts.networkError) })
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
