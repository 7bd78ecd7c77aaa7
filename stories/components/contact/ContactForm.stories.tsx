import { expect, fn } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { ContactForm } from '../../../src/components/contact/ContactForm/ContactForm'
import { emptyContact, type ContactStatus } from '../../../src/contact/values'
import { contactTexts as texts } from '../../../src/site/texts/contact'
import { fieldErrors, submitTexts } from '../../../src/site/texts/submission'
import { withPlainSpaces } from '../../support/samples'
import { expectAnnounced } from '../../support/announcements'
import { typed } from '../../support/contactForm'
import { defaultShop } from '../../../src/site/shop'

const filled = {
  ...emptyContact,
  ...typed,
  message: 'Bonjour,\nNous chauffons une maison de 110 m² à Couiza et cherchons un poêle canalisable.',
}

const meta = preview.meta({
  title: 'Components/Contact/ContactForm',
  component: ContactForm,
  parameters: {
    guide: {
      purpose:
        'The contact form. It shows the values, errors and status of its props; the rules are in `src/contact`.',
      do: ['Keep everything typed after a failure.', 'Offer the telephone when sending fails.'],
      dont: [
        'Don’t validate here.',
        'Don’t show an error before its field is left.',
        'Don’t show the honeypot field: only robots fill it in.',
      ],
      accessibility: [
        'Each error describes its field; the first invalid field gets the focus.',
        'The status is announced by live regions that are in the page from the start.',
        'While sending, fields are read-only rather than disabled, so that the focus is kept.',
      ],
    },
    layout: 'padded',
  },
  args: {
    values: emptyContact,
    errors: {},
    status: { kind: 'idle' } as ContactStatus,
    onChange: fn(),
    onSubmit: fn(),
    onTouch: fn(),
  },
})

/** Five fields, labelled as in the specification. The honeypot is neither visible nor reachable with the keyboard. */
export const Idle = meta.story()

Idle.test(
  'describes its fields, and follows them by Tab',
  behaviour,
  async ({ canvas, canvasElement, args, userEvent }) => {
    const fields = canvas.getAllByRole('textbox')
    await expect(fields.map((field) => field.getAttribute('name'))).toEqual([
      'fullName',
      'email',
      'projectType',
      'mobile',
      'message',
    ])
    await expect(canvas.getByLabelText('Prénom et Nom*')).toBeRequired()
    await expect(canvas.getByLabelText('Email')).not.toBeRequired()
    // Its star is the specification's, but nothing enforces it.
    await expect(canvas.getByLabelText('Type de projet*')).not.toBeRequired()
    const starred = canvas.getByText(texts.starred)
    await expect(starred.compareDocumentPosition(canvas.getByLabelText('Prénom et Nom*'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(texts.hints.email)
    await expect(canvas.getByLabelText('Mobile*')).toHaveAccessibleDescription(texts.hints.mobile)
    await expect(canvas.getByLabelText('Mobile*')).toHaveAttribute('type', 'tel')
    await expect(canvas.getByLabelText('Message*')).toBeRequired()
    const honeypot = canvasElement.querySelector('[name="website"]')
    await expect(honeypot).toHaveAttribute('tabindex', '-1')
    await expect(honeypot).toHaveAttribute('autocomplete', 'off')
    await expect(
      honeypot?.closest('[aria-hidden="true"]')?.getBoundingClientRect().right,
    ).toBeLessThanOrEqual(0)
    for (const field of fields) {
      await userEvent.tab()
      await expect(field).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Envoyer le message' })).toHaveFocus()
    await expect(args.onTouch).toHaveBeenCalled()
  },
)

/** The browser's validation is off: the page has its own. */
export const Filled = meta.story({ args: { values: filled } })

Filled.test('calls back when submitted', behaviour, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('form')).toHaveAttribute('novalidate')
})

export const FieldErrors = meta.story({
  args: {
    values: { ...filled, fullName: '', email: 'jeanne', mobile: '06 12 34', message: '' },
    errors: {
      fullName: fieldErrors.fullName,
      email: fieldErrors.email,
      mobile: fieldErrors.mobile,
      message: fieldErrors.message,
    },
    status: { kind: 'error', message: submitTexts.invalid },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(texts.labels.mobile)).toHaveAccessibleDescription(
      `${fieldErrors.mobile} ${texts.hints.mobile}`,
    )
    await expectAnnounced(/^Merci de corriger les champs indiqués\.$/)
  },
})

/** One column, each error under its field. */
export const FieldErrorsOnPhone = FieldErrors.extend({ ...onPhone })

/** A long text without a place to break does not widen the page, and the button below stays near. */
export const LongTextOnPhone = meta.story({
  ...onPhone,
  args: { values: { ...filled, message: `https://example.fr/${'p'.repeat(20_000)}` } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByLabelText(texts.labels.message).clientHeight).toBeLessThan(window.innerHeight)
  },
})

/** A visitor whose browser filled in the hidden field cannot correct it: the telephone is offered. */
export const HoneypotFilled = meta.story({
  args: {
    values: { ...filled, website: 'https://spam.test' },
    errors: { website: fieldErrors.website },
    status: { kind: 'error', message: submitTexts.invalid },
  },
  play: async ({ canvas }) => {
    await expectAnnounced('Spam détecté')
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

/** While the message is being sent, the fields can be read but not changed. */
export const Sending = meta.story({
  args: { values: filled, status: { kind: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
    await expect(canvas.getByLabelText(texts.labels.message)).toHaveAttribute('readonly')
    await expectAnnounced('Envoi en cours…')
    // The disabled button cannot have it.
    await expect(canvas.getByRole('group', { name: texts.outcome })).toHaveFocus()
  },
})

export const Success = meta.story({
  args: { status: { kind: 'success', message: submitTexts.sent } },
  play: async ({ canvas }) => {
    await expectAnnounced(submitTexts.sent)
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

/** The e-mail service's error, with the telephone as an alternative. */
export const Failure = meta.story({
  args: { values: filled, status: { kind: 'error', message: texts.failed('Network Error'), lang: 'en' } },
  play: async ({ canvas }) => {
    await expectAnnounced(
      withPlainSpaces(`❌ Network Error${texts.kept} ${texts.orCall} ${defaultShop.phone.label}`),
    )
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

/** A long error, such as a proxy's HTML page, does not break the layout. */
export const LongFailure = meta.story({
  args: {
    values: filled,
    status: { kind: 'error', message: texts.failed(`<html>${'x'.repeat(290)}`) },
  },
})

/** No error before its field is left. */
export const RightUse = meta.story({ tags: ['!dev'] })

/** Nothing is typed yet, and everything is wrong. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: {
    errors: { fullName: fieldErrors.fullName, mobile: fieldErrors.mobile, message: fieldErrors.message },
  },
})
