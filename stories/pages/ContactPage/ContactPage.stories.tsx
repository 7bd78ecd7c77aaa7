import { expect, waitFor, within } from 'storybook/test'
import { behaviour, onPhone } from '../../../.storybook/modes'
import preview from '../../../.storybook/preview'
import { emailHandlers, sentMessages } from '../../../src/mocks/handlers/email'
import { ContactPage } from '../../../src/pages/ContactPage/ContactPage'
import { contactTexts } from '../../../src/site/texts/contact'
import { mapTexts } from '../../../src/site/texts/map'
import { button, expectError, field, fill, typed } from '../../support/contactForm'
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

// An empty form: three fields have an error, and the first one has the focus.
Idle.test('says what is missing, and focuses the first field', behaviour, async ({ userEvent }) => {
  await userEvent.click(button())
  await expectError('Merci de corriger les champs indiqués.')
  await expect(field('fullName')).toHaveAccessibleDescription('Le nom/prénom est requis')
  await expect(field('mobile')).toHaveAccessibleDescription(/^Le téléphone est requis/)
  await expect(field('message')).toHaveAccessibleDescription('Le message est requis')
  await expect(field('email')).toBeValid()
  await expect(field('projectType')).toBeValid()
  await waitFor(() => expect(field('fullName')).toHaveFocus())
  await expect(sentMessages.all()).toEqual([])
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

// The form is emptied and the time stored.
Idle.test('sends the message and empties the form', behaviour, async ({ userEvent }) => {
  await fill(userEvent)
  await userEvent.click(button())
  await expectAnnounced('✅ Message envoyé avec succès !')
  await expect(sentMessages.all()).toHaveLength(1)
  for (const name of ['fullName', 'email', 'projectType', 'mobile', 'message'] as const) {
    await expect(field(name)).toHaveValue('')
  }
  await expect(Date.now() - Number(localStorage.getItem('contact_last_submit'))).toBeLessThan(10_000)
  await expect(sessionStorage.getItem('contact_draft')).toBeNull()
})

// The type of project may be empty despite its asterisk: the subject is then the default.
Idle.test('sends a message without e-mail and type of project', behaviour, async ({ userEvent }) => {
  await fill(userEvent, { ...typed, email: '', projectType: '' })
  await userEvent.click(button())
  await expectAnnounced('✅ Message envoyé avec succès !')
  await expect(sentMessages.last()?.template_params).toMatchObject({
    from_email: '',
    project_type: '',
    subject: 'Nouveau message depuis le site',
  })
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

export const OnPhone = meta.story(onPhone)

/** The page was reloaded while a message was being typed. */
export const DraftRestored = meta.story({
  beforeEach() {
    sessionStorage.setItem('contact_draft', JSON.stringify(typed))
  },
})

DraftRestored.test('saves what is typed', behaviour, async ({ userEvent }) => {
  await waitFor(() => expect(field('message')).toHaveValue('Bonjour'))
  await userEvent.type(field('message'), ' encore')
  await expect(sessionStorage.getItem('contact_draft')).toContain('Bonjour encore')
})
