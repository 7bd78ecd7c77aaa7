import type { RequestHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { expect } from 'storybook/test'
import { behaviour, shownByPage } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { emailHandlers, sentMessages } from '../../../src/mocks/handlers/email'
import { ContactPage } from '../../../src/pages/ContactPage/ContactPage'
import { settings } from '../../../src/site/settings'
import { button, expectError, expectValuesKept, fill, type User } from '../../support/contactForm'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Contact/Errors',
  component: ContactPage,
  decorators: [inWholePage],
  parameters: { address: '/contact' },
})

/** Sends the form, and expects this error with every value kept. */
const sendAndExpectError = async (user: User, message: string) => {
  await fill(user)
  await user.click(button())
  await expectError(message)
  await expectValuesKept()
}

/** The e-mail service answers in one way, and the failure is logged. */
const answering =
  (handler: RequestHandler) =>
  ({ msw }: { msw: SetupWorker }) => {
    msw.use(handler)
    expectConsole(/Sending the contact form failed/)
  }

/** The states after an error are those of ContactForm. */
export const BeforeSending = meta.story(shownByPage)

// The service rejects the message: its error is shown, and the next attempt is not throttled.
BeforeSending.test(
  'shows the error of the service',
  { ...behaviour, beforeEach: answering(emailHandlers.refused(400, 'The template ID not found')) },
  async ({ userEvent }) => {
    await sendAndExpectError(userEvent, '❌ The template ID not found')
    await expect(localStorage.getItem('contact_last_submit')).toBeNull()
  },
)

// The error text is the same in every browser, and the message can be sent again.
BeforeSending.test(
  'shows a network error, and sends again',
  { ...behaviour, beforeEach: answering(emailHandlers.networkError) },
  async ({ userEvent, msw }) => {
    await sendAndExpectError(userEvent, '❌ Network Error')
    msw.use(emailHandlers.ok)
    await userEvent.click(button())
    await expectAnnounced('✅ Message envoyé avec succès !')
    await expect(sentMessages.all()).toHaveLength(1)
  },
)

// A message was sent less than ten seconds ago.
BeforeSending.test('waits after a message', behaviour, async ({ userEvent }) => {
  localStorage.setItem('contact_last_submit', String(Date.now()))
  await sendAndExpectError(userEvent, 'Veuillez patienter quelques secondes avant un nouvel envoi.')
  await expect(sentMessages.all()).toEqual([])
})

BeforeSending.test(
  'shows that the settings are incomplete',
  { ...behaviour, args: { email: { ...settings.email, publicKey: '' } } },
  async ({ userEvent }) => {
    await sendAndExpectError(userEvent, 'Configuration EmailJS incomplète (service / template / public key).')
  },
)
