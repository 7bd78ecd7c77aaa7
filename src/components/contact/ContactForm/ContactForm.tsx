import { Link } from 'react-router-dom'
import { useEffect, useId, useRef, type ChangeEvent, type FormEvent, type Ref } from 'react'
import { moveFocus } from '../../../hooks/visitorActs'
import type { ContactErrors, ContactField, ContactStatus, ContactValues } from '../../../contact/values'
import { CONTACT_DRAFT_KEY } from '../../../site/contact'
import { paths } from '../../../site/paths'
import { contactTexts as texts } from '../../../site/texts/contact'
import { Button } from '../../foundation/Button/Button'
import { useShop } from '../../foundation/shopContext'
import { Field, Input, TextArea } from '../Field/Field'
import { FormStatus } from '../FormStatus/FormStatus'
import { Honeypot, FormFooter, Form, FieldRow, FinePrint, Starred, WithoutScript } from './ContactForm.styles'

export const CONTACT_FORM = 'contact'

export type ContactFormProps = {
  /** Texts of the fields, as typed. */
  values: ContactValues
  /** Errors by field; empty when there are none. */
  errors: ContactErrors
  /** State of the send, shown under the form. */
  status: ContactStatus
  /** Called at each change, with the field and its whole text. */
  onChange: (field: ContactField, value: string) => void
  /** Called at each submit; the caller validates and sends. */
  onSubmit: () => void
  /** Called at focus: the time to load the code of the send. */
  onTouch: () => void
  /** The form element, for moving the focus to a field. */
  ref?: Ref<HTMLFormElement>
}

/** Firefox keeps it disabled when the page is reloaded during a send; React's types do not know the attribute there. */
const enabledAfterReload = { autoComplete: 'off' }

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The project request form. */
export const ContactForm = ({
  values,
  errors,
  status,
  onChange,
  onSubmit,
  onTouch,
  ref,
}: ContactFormProps) => {
  const { phone } = useShop()
  const honeypotId = useId()
  const isSending = status.kind === 'sending'
  const submitButton = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)

  // The disabled button cannot keep the focus: the line beside it takes it.
  useEffect(() => {
    const [button, line] = [submitButton.current, outcome.current]
    const focused = document.activeElement
    const isFocusLost = focused === null || focused === document.body || focused === button
    if (!isSending || !isFocusLost) return undefined
    moveFocus(line, { preventScroll: true })
    return () => {
      if (document.activeElement === line) moveFocus(button, { preventScroll: true })
    }
  }, [isSending])

  const bind = (name: ContactField) => ({
    name,
    value: values[name],
    readOnly: isSending,
    onChange: (event: ChangeEvent<TextControl>) => onChange(name, event.target.value),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  // `method="dialog"`: before hydration, a submit must not put what was typed in the address.
  return (
    <Form
      ref={ref}
      name={CONTACT_FORM}
      data-draft={CONTACT_DRAFT_KEY}
      method="dialog"
      noValidate
      aria-label={texts.heading}
      onSubmit={submit}
      onFocus={() => onTouch()}
    >
      <WithoutScript>
        {texts.withoutScript} <a href={phone.href}>{phone.label}</a>
      </WithoutScript>
      <Starred>{texts.starred}</Starred>
      <FieldRow>
        <Field label={texts.labels.fullName} error={errors.fullName}>
          {(control) => <Input {...control} {...bind('fullName')} autoComplete="name" aria-required />}
        </Field>
        <Field label={texts.labels.email} hint={texts.hints.email} error={errors.email}>
          {(control) => (
            <Input {...control} {...bind('email')} type="email" inputMode="email" autoComplete="email" />
          )}
        </Field>
        <Field label={texts.labels.projectType} hint={texts.hints.projectType}>
          {(control) => <Input {...control} {...bind('projectType')} autoComplete="off" />}
        </Field>
        <Field label={texts.labels.mobile} hint={texts.hints.mobile} error={errors.mobile}>
          {(control) => (
            <Input
              {...control}
              {...bind('mobile')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              aria-required
            />
          )}
        </Field>
      </FieldRow>
      <Field label={texts.labels.message} error={errors.message}>
        {(control) => <TextArea {...control} {...bind('message')} rows={6} aria-required />}
      </Field>
      <Honeypot aria-hidden="true">
        <label htmlFor={honeypotId}>{texts.labels.website}</label>
        <input {...bind('website')} id={honeypotId} type="text" tabIndex={-1} autoComplete="off" />
      </Honeypot>
      <FormFooter>
        <Button ref={submitButton} type="submit" disabled={isSending} {...enabledAfterReload}>
          {isSending ? texts.sending : texts.submit}
        </Button>
        <FormStatus ref={outcome} status={status} honeypotError={errors.website} isStuck={isStuck(errors)} />
      </FormFooter>
      <FinePrint>
        {texts.privacy} <Link to={paths.privacy}>{texts.privacyLink}</Link>
      </FinePrint>
    </Form>
  )
}

const isStuck = ({ website, ...visible }: ContactErrors) =>
  website !== undefined || Object.values(visible).every((error) => error === undefined)
