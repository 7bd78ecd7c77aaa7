import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FormStatus } from '../../../src/components/contact/FormStatus/FormStatus'
import type { ContactStatus } from '../../../src/contact/values'
import { fieldErrors, submitTexts } from '../../../src/site/texts/contact'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'
import { defaultShop } from '../../../src/site/shop'

const idle: ContactStatus = { kind: 'idle' }

const meta = preview.meta({
  title: 'Components/Contact/FormStatus',
  component: FormStatus,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'The result of sending the form: red for an error, green for a success.',
      do: ['Render it from the start, so that nothing moves when a message appears.'],
      dont: ['Don’t rely on the colour: the message also contains ✅ or ❌.'],
      accessibility: ['An `alert` for errors, a `status` for success.'],
    },
    layout: 'padded',
  },
  args: { status: idle, phone: defaultShop.phone },
})

/** Both live regions are in the page and empty, so that a later message is announced. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** Nothing is shown here: the button says that the message is being sent. */
export const Sending = meta.story({ args: { status: { kind: 'sending' } } })

/** In red, with another way to reach the shop. */
export const Failure = meta.story({
  args: { status: { kind: 'error', message: submitTexts.invalid } },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'alert', submitTexts.invalid)
    await expect(canvas.getByRole('link', { name: defaultShop.phone.label })).toHaveAttribute(
      'href',
      defaultShop.phone.href,
    )
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
  args: { status: { kind: 'success', message: submitTexts.sent } },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'status', submitTexts.sent)
  },
})
