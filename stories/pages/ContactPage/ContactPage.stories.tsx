import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { expectConsole } from '../../../src/testing/consoleGuard'
import { emailHandlers, sentMessages } from '../../../src/mocks/handlers/email'
import { ContactPage } from '../../../src/pages/ContactPage/ContactPage'
import { settings } from '../../../src/site/settings'
import { contactTexts } from '../../../src/site/texts/contact'
import { mapTexts } from '../../../src/site/texts/map'
import { button, expectError, expectValuesKept, field, fill, typed } from '../../support/contactForm'
import { expectAnnounced } from '../../support/announcements'
import { inWholePage } from '../../support/wholePage'

const meta = preview.meta({
  title: 'Pages/Contact',
  component: ContactPage,
  decorators: [inWholePage],
  parameters: { address: '/contact' },
})

export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nous contacter')
    await expect(canvas.getByRole('heading', { name: 'Avez-vous un projet en tête?' })).toBeVisible()
    await expect(canvas.getByText('Contactez-nous')).toBeVisible()
    await expect(await canvas.findByText(/^(Ouvert maintenant, jusqu’à|Fermé, ouvre)/)).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByText('10h-12h30 et 13h30-18h')).toBeVisible()
    await expect(canvas.getByRole('button', { name: mapTexts.showInteractive })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Nous contacter \| /))
  },
})

// An error disappears once its field is valid; a valid field is not checked while typing.
Idle.test('forgets an error once it is corrected', behaviour, async ({ canvas, userEvent }) => {
  await fill(userEvent, { ...typed, mobile: '06 12' })
  await userEvent.click(button())
  await waitFor(() => expect(field('mobile')).toHaveFocus())
  await expect(field('mobile')).toHaveAccessibleDescription(/^Numéro invalide \(ex: \+33612345678\)/)
  await userEvent.type(field('mobile'), ' 34 56 78')
  await waitFor(() => expect(field('mobile')).toBeValid())
  // The form's error disappears with the last field error.
  await waitFor(() => expect(canvas.queryByText(/Merci de corriger/)).toBeNull())
  await userEvent.clear(field('fullName'))
  await expect(field('fullName')).toBeValid()
})

// While sending, the button is disabled and says so; keyboard focus returns to it afterwards.
Idle.test(
  'keeps the focus while it is sending',
  {
    ...behaviour,
    beforeEach({ msw }) {
      msw.use(emailHandlers.slow)
    },
  },
  async ({ userEvent, canvas }) => {
    await fill(userEvent)
    button().focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Envoi en cours…' })).toBeDisabled()
    await waitFor(() => expect(canvas.getByRole('group', { name: contactTexts.outcome })).toHaveFocus())
    await expectAnnounced('Envoi en cours…')
    await expectAnnounced('✅ Message envoyé avec succès !')
    await waitFor(() => expect(button()).toHaveFocus())
  },
)

Idle.test(
  'sends once after a double click',
  {
    ...behaviour,
    beforeEach({ msw }) {
      msw.use(emailHandlers.slow)
    },
  },
  async ({ userEvent }) => {
    await fill(userEvent)
    await userEvent.dblClick(button())
    await expectAnnounced('✅ Message envoyé avec succès !')
    await expect(sentMessages.all()).toHaveLength(1)
  },
)

// Robots fill in every field, including the hidden honeypot.
Idle.test('sends nothing when the honeypot is filled', behaviour, async ({ userEvent, canvasElement }) => {
  await fill(userEvent)
  const honeypot = canvasElement.querySelector('[name="website"]')
  if (honeypot) await userEvent.type(honeypot, 'https://spam.test')
  await userEvent.click(button())
  await expectError('Spam détecté')
  await expectError('Merci de corriger les champs indiqués.')
  await expect(sentMessages.all()).toEqual([])
})

// The error text is the same in every browser, and the message can be sent again.
Idle.test(
  'shows a network error, and sends again',
  {
    ...behaviour,
    beforeEach({ msw }) {
      msw.use(emailHandlers.networkError)
      expectConsole(/Sending the contact form failed/)
    },
  },
  async ({ userEvent, msw }) => {
    await fill(userEvent)
    await userEvent.click(button())
    await expectError('❌ Network Error')
    await expectValuesKept()
    msw.use(emailHandlers.ok)
    await userEvent.click(button())
    await expectAnnounced('✅ Message envoyé avec succès !')
    await expect(sentMessages.all()).toHaveLength(1)
  },
)

Idle.test(
  'shows that the settings are incomplete',
  { ...behaviour, args: { email: { ...settings.email, publicKey: '' } } },
  async ({ userEvent }) => {
    await fill(userEvent)
    await userEvent.click(button())
    await expectError('Configuration EmailJS incomplète (service / template / public key).')
    await expectValuesKept()
  },
)

export const OnPhone = meta.story({ ...onPhone })

/** The page was reloaded while a message was being typed. */
export const DraftRestored = meta.story({
  beforeEach() {
    sessionStorage.setItem('contact_draft', JSON.stringify(typed))
  },
})
