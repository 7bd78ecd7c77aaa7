import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import { CONTACT_FORM, type ContactFormProps } from '../../components/contact/ContactForm/ContactForm'
import { readDraft, withoutSent, writeDraft } from '../../contact/draft'
import type { ContactLogic } from '../../contact/formLogic'
import {
  emptyContact,
  type ContactErrors,
  type ContactField,
  type ContactStatus,
  type ContactValues,
} from '../../contact/values'
import { readForm, useTypedText } from '../../hooks/useTypedText'
import { moveFocus, untilNextAct } from '../../hooks/visitorActs'
import type { EmailSettings } from '../../site/settings'
import { contactTexts } from '../../site/texts/contact'
import { loadOnce } from '../../values/loadOnce'
import { submissions, type Submission } from './unseenSubmission'

const FIRST_INVALID = '[aria-invalid="true"]'

/** The displayed errors that still apply. */
const remainingErrors = (shown: ContactErrors, found: ContactErrors): ContactErrors =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))

const loadLogic = loadOnce(async () => (await import('../../contact/formLogic')).contactLogic)

const toFailure = (error: unknown): ContactStatus => {
  console.error('The contact form cannot be sent.', error)
  return { kind: 'error', message: contactTexts.failed(contactTexts.networkError), lang: 'en' }
}

/** Runs `act` once the form's logic is loaded. A failed load is only logged here; a submit reports it. */
const withLogic = (act: (logic: ContactLogic) => void) => {
  loadLogic().then(act, (error: unknown) =>
    console.warn('The code of the contact form cannot be loaded.', error),
  )
}

type ContactFormState = {
  form: Omit<ContactFormProps, 'phone'>
  setValues: Dispatch<SetStateAction<ContactValues>>
  focusMessage: () => void
  /** Whether what the address asks for has been sent, or was being sent when the visitor came back. */
  isSent: boolean
}

type ContactFormOptions = {
  /** The query string: what the request is about. */
  address: string
  /** Called once what the address asks for has been sent. */
  onSent: () => void
  /** The e-mail settings; default: the site's settings. */
  email?: EmailSettings
}

/** The state of the contact form (specification, 4): values, draft, validation, one submission at a time. */
export const useContactForm = ({ address, onSent, email }: ContactFormOptions): ContactFormState => {
  const form: RefObject<HTMLFormElement | null> = useRef(null)
  const isSending = useRef(false)
  const [values, setValues] = useState(emptyContact)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [submission, setSubmission] = useState(submissions.unseen)
  /** Since the visitor pressed “Envoyer”, or came back while the message was being sent. */
  const untilAct = useRef<AbortSignal | null>(null)
  const [status, setStatus] = useState<ContactStatus>({ kind: submission ? 'sending' : 'idle' })
  const [sentAddress, setSentAddress] = useState(submission?.address)
  const [failedChecks, setFailedChecks] = useState(0)

  const typedText = useTypedText(CONTACT_FORM)
  // A layout effect: what is carried over is added to the restored text.
  useLayoutEffect(() => {
    const found = { ...readDraft(), ...typedText, ...readForm(form.current) }
    if (Object.keys(found).length > 0) setValues((current) => ({ ...current, ...found }))
  }, [typedText])

  useEffect(() => {
    if (values !== emptyContact) writeDraft(values)
  }, [values])

  useEffect(() => {
    if (failedChecks > 0 && !untilAct.current?.aborted)
      moveFocus(form.current?.querySelector<HTMLElement>(FIRST_INVALID))
  }, [failedChecks])

  useEffect(() => {
    if (status.kind !== 'success' && status.kind !== 'error') return
    // The submit button lost the focus while it was disabled or, after a return, is below the fold with the outcome.
    const isFocusElsewhere = !form.current?.contains(document.activeElement)
    if (isFocusElsewhere && !untilAct.current?.aborted)
      moveFocus(form.current?.querySelector<HTMLElement>('[type="submit"]'))
  }, [status])

  const showOutcome = useEffectEvent(({ sent, address: about }: Submission, outcome: ContactStatus) => {
    submissions.unseen = null
    setSubmission(null)
    setStatus(outcome)
    const isSuccess = outcome.kind === 'success'
    setSentAddress(isSuccess ? about : undefined)
    if (!isSuccess) return
    setValues((current) => withoutSent(current, sent))
    if (about === address) onSent()
  })

  // A layout effect is cleaned up as soon as the page is left; an effect only after the page transition.
  useLayoutEffect(() => {
    untilAct.current ??= untilNextAct()
    const controller = new AbortController()
    void submission?.outcome.then((outcome) => {
      if (!controller.signal.aborted) showOutcome(submission, outcome)
    })
    return () => controller.abort()
  }, [submission])

  const change = (field: ContactField, value: string) => {
    const changed = { ...values, [field]: value }
    setValues((current) => ({ ...current, [field]: value }))
    if (Object.keys(errors).length === 0) return
    withLogic(({ validate }) => {
      const found = validate(changed)
      setErrors((shown) => remainingErrors(shown, found))
      // Every displayed error is corrected, so the message is obsolete.
      if (Object.keys(remainingErrors(errors, found)).length === 0) setStatus({ kind: 'idle' })
    })
  }

  const send = (logic: ContactLogic) => {
    const sender = email ?? logic.email
    const problem = logic.check(values, sender)
    setErrors(problem?.errors ?? {})
    if (problem) {
      setStatus({ kind: 'error', message: problem.message })
      setFailedChecks((count) => count + 1)
      return
    }
    setStatus({ kind: 'sending' })
    submissions.unseen = { sent: values, address, outcome: logic.submit(values, sender).catch(toFailure) }
    setSubmission(submissions.unseen)
  }

  const submit = async () => {
    untilAct.current = untilNextAct()
    if (isSending.current || submissions.unseen) return
    isSending.current = true
    try {
      send(await loadLogic())
    } catch (error) {
      setStatus(toFailure(error))
    } finally {
      isSending.current = false
    }
  }

  return {
    form: {
      values,
      errors,
      status,
      onChange: change,
      onSubmit: () => void submit(),
      onTouch: () => withLogic(({ preloadEmailClient }) => preloadEmailClient()),
      ref: form,
    },
    setValues,
    focusMessage: () => form.current?.querySelector('textarea')?.focus(),
    isSent: sentAddress === address,
  }
}
