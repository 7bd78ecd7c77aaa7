import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { behaviour } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { FormStatus, type FormStatusProps } from '../../../src/components/contact/FormStatus/FormStatus'
import type { ContactStatus } from '../../../src/contact/values'
import { ShopContext } from '../../../src/components/foundation/shopContext'
import { Button } from '../../../src/components/foundation/Button/Button'
import { contactTexts as texts } from '../../../src/site/texts/contact'
import { fieldErrors, submitTexts } from '../../../src/site/texts/submission'
import { choiceOf } from '../../support/choices'
import { announcer, expectAnnounced } from '../../support/announcements'
import { withPlainSpaces } from '../../support/samples'
import { defaultShop } from '../../../src/site/shop'
import { showsNothing } from '../../support/showsNothing'

const statuses: Record<ContactStatus['kind'], ContactStatus> = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending' },
  error: { kind: 'error', message: texts.failed(submitTexts.unknownReason) },
  success: { kind: 'success', message: submitTexts.sent },
}

/** Each press of the button is an attempt with the same outcome. */
const Resubmitting = (props: FormStatusProps) => {
  const [status, setStatus] = useState(props.status)
  return (
    <>
      <FormStatus {...props} status={status} />
      <Button onClick={() => setStatus({ ...status })}>{texts.submit}</Button>
    </>
  )
}

// In the code to copy.
Resubmitting.displayName = 'FormStatus'

const meta = preview.meta({
  title: 'Components/Contact/FormStatus',
  component: FormStatus,
  argTypes: { status: choiceOf(statuses) },
  parameters: {
    guide: {
      purpose: 'The result of sending the form: red for an error, green for a success.',
      do: ['Render it from the start, so that nothing moves when a message appears.'],
      dont: ['Don’t rely on the colour: the message also contains ✅ or ❌.'],
      accessibility: [
        'Each attempt and its outcome are announced, also the same one twice.',
        'It has the focus while the button is disabled.',
      ],
    },
    layout: 'padded',
  },
  args: { status: statuses.idle, isStuck: true },
})

/** A second refusal with the same words is announced again. */
export const Throttled = meta.story({
  args: { status: { kind: 'error', message: submitTexts.throttled } },
  render: (args) => <Resubmitting {...args} />,
})

Throttled.test('announces the same error again', behaviour, async ({ canvas, userEvent }) => {
  await expectAnnounced(submitTexts.throttled)
  const first = announcer().firstElementChild
  await userEvent.click(canvas.getByRole('button', { name: texts.submit }))
  await waitFor(() => expect(announcer().firstElementChild).not.toBe(first))
  await expectAnnounced(submitTexts.throttled)
})

/** In red; what was typed is kept, and there is another way to reach the shop. */
export const Failure = meta.story({
  args: { status: statuses.error },
  play: async ({ canvas }) => {
    await expectAnnounced(withPlainSpaces(`❌ Erreur inconnue EmailJS.${texts.kept} ${texts.orCall}`))
    await expect(canvas.getByText(texts.kept)).toBeVisible()
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
  },
})

/** The service's own words are in English: a French sentence says what they mean for the visitor. */
export const InEnglish = meta.story({
  args: { status: { kind: 'error', message: texts.failed(texts.networkError), lang: 'en' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('❌ Network Error')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText(texts.kept)).toBeVisible()
    await expectAnnounced(withPlainSpaces(`❌ Network Error${texts.kept} ${texts.orCall}`))
    await expect(announcer().querySelector('[lang="en"]')).toHaveTextContent('❌ Network Error')
  },
})

/** The visitor corrects it in the form. */
export const Correctable = meta.story({
  args: { status: { kind: 'error', message: submitTexts.invalid }, isStuck: false },
  play: async ({ canvas }) => {
    await expectAnnounced(submitTexts.invalid)
    await expect(canvas.queryByText(texts.kept)).toBeNull()
  },
})

/** A long word in the e-mail service's response breaks. */
export const LongFailure = meta.story({
  args: { status: { kind: 'error', message: `❌ ${'InternalServerError'.repeat(12)}` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The error of the hidden field is shown here, since the field is not visible. */
export const Honeypot = meta.story({
  args: { status: { kind: 'error', message: submitTexts.invalid }, honeypotError: fieldErrors.website },
})

export const Success = meta.story({
  args: { status: statuses.success },
  play: async ({ canvas }) => {
    const callBack = texts.callBack('du lundi au samedi, 10h-12h30 et 13h30-18h')
    await expectAnnounced(withPlainSpaces(submitTexts.sent + callBack))
    await expect(canvas.getByText(withPlainSpaces(callBack))).toBeVisible()
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toBeVisible()
  },
})

/** The owner has said who answers, and how soon. */
export const SuccessWithName = meta.story({
  args: { status: statuses.success },
  decorators: [
    (Story) => (
      <ShopContext
        value={{
          ...defaultShop,
          proof: { ...defaultShop.proof, contact: { name: 'Camille' }, responseDelay: 'sous 24 h ouvrées' },
        }}
      >
        {Story()}
      </ShopContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Camille vous rappellera au numéro indiqué sous 24 h ouvrées, aux heures/),
    ).toBeVisible()
  },
})

/** Nothing is said yet. */
export const Idle = meta.story({
  ...showsNothing,
  play: async () => {
    await waitFor(() => expect(announcer()).toBeEmptyDOMElement())
  },
})

/** Nothing is shown here, because the button says it; screen readers hear it. */
export const Sending = meta.story({
  ...showsNothing,
  args: { status: statuses.sending },
  play: async () => {
    await expectAnnounced('Envoi en cours…')
  },
})

/** What happened, that nothing is lost, and the telephone. */
export const RightUse = meta.story({
  tags: ['!dev'],
  args: Throttled.input.args,
})

/** A code without a way on: as if the visitor could correct it. */
export const WrongUse = meta.story({
  tags: ['!dev'],
  args: { status: { kind: 'error', message: '❌ Erreur 503' }, isStuck: false },
})
