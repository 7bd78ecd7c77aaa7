import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { FormStatus } from '../../../src/components/contact/FormStatus/FormStatus'
import type { ContactStatus } from '../../../src/contact/values'
import { site } from '../../../src/site/identity'
import { fieldErrors, submitTexts } from '../../../src/site/texts/contact'
import { expectAnnounced, liveRegionsMountedEmpty } from '../../support/liveRegions'

const idle: ContactStatus = { kind: 'idle' }

const meta = preview.meta({
  title: 'Components/Contact/FormStatus',
  component: FormStatus,
  ...liveRegionsMountedEmpty,
  parameters: {
    guide: {
      purpose: 'Says how the send went: red for an error, green for a success.',
      do: ['Keep it mounted from the start, so that nothing moves when it has something to say.'],
      dont: ['Don’t rely on the colour: the sentence carries ✅ or ❌.'],
      accessibility: ['An `alert` for errors, a polite `status` for success.'],
    },
    layout: 'padded',
  },
  args: { status: idle, phone: { label: site.phone, href: site.phoneHref } },
})

/** Nothing to say, and both regions are there already: what comes into them will be read aloud. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** The button speaks while a message leaves. */
export const Sending = meta.story({ args: { status: { kind: 'sending' } } })

/** In red, with another way to reach the shop. */
export const Failure = meta.story({
  args: { status: { kind: 'error', message: submitTexts.invalid } },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'alert', submitTexts.invalid)
    await expect(canvas.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref)
  },
})

/** What the e-mail service answers may be one endless word. */
export const LongFailure = meta.story({
  args: { status: { kind: 'error', message: `❌ ${'InternalServerError'.repeat(12)}` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** The hidden field was filled in: said here, it has no visible place of its own. */
export const Decoy = meta.story({
  args: { status: { kind: 'error', message: submitTexts.invalid }, decoyError: fieldErrors.website },
})

export const Success = meta.story({
  args: { status: { kind: 'success', message: submitTexts.sent } },
  play: async ({ canvas }) => {
    await expectAnnounced(canvas, 'status', submitTexts.sent)
  },
})
