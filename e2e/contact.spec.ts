import type { Page } from '@playwright/test'
import { field, fill, mockEmailService, outcome, send, SENT, typed } from './contactForm'
import { expect, test } from './test'
import { open } from './visitor'

const expectValuesKept = async (page: Page) => {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
  await expect(outcome(page).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled()
}

const channels = async (locator: ReturnType<typeof outcome>) => {
  const color = await locator
    .locator('p')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
  return { red, green, blue }
}

test.beforeEach(({ page }) => open(page, '/contact'))

test('says what is wrong in red, sends the message in the format of the service, and refuses a second one', async ({
  page,
}) => {
  const calls = await mockEmailService(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Avez-vous un projet en tête?' })).toBeVisible()
  const privacy = page.getByRole('form').getByText(/transmises par le service d’envoi EmailJS/)
  await expect(privacy.getByRole('link')).toHaveAttribute('href', '/legalnotice#donnees-personnelles')

  await send(page)
  await expect(outcome(page)).toContainText('Merci de corriger les champs indiqués.')
  const wrong = await channels(outcome(page))
  expect(wrong.red).toBeGreaterThan(wrong.green)
  await expect(field(page, 'Prénom et Nom*')).toHaveAccessibleDescription('Le nom/prénom est requis')
  await expect(field(page, 'Prénom et Nom*')).toBeFocused()
  await expect(field(page, 'Mobile*')).toHaveAccessibleDescription(/^Le téléphone est requis/)
  await expect(field(page, 'Message*')).toHaveAccessibleDescription('Le message est requis')
  // Not checked: only its example is said.
  await expect(field(page, 'Type de projet*')).toHaveAccessibleDescription(
    'Exemple : panne, entretien, poêle à granulés',
  )
  await fill(page, { Email: 'jeanne', 'Mobile*': '06 12 34' })
  await send(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Adresse e-mail invalide/)
  await expect(field(page, 'Mobile*')).toHaveAccessibleDescription(/^Numéro invalide \(ex: \+33612345678\)/)
  await expect(field(page, 'Message*')).toHaveAccessibleDescription('')
  expect(calls).toHaveLength(0)

  // Both messages are sent at this instant, however slow the test is.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await fill(page, { 'Prénom et Nom*': '  Jeanne Marty ', 'Message*': ' Bonjour, un devis ? ' })
  await send(page)
  await expect(outcome(page)).toContainText(SENT)
  const { red, green } = await channels(outcome(page))
  expect(green).toBeGreaterThan(red)
  expect(calls[0]?.method()).toBe('POST')
  expect(calls[0]?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send')
  expect(calls[0]?.postDataJSON()).toEqual({
    lib_version: '4.4.1',
    user_id: 'key_e2e',
    service_id: 'service_e2e',
    template_id: 'template_e2e',
    template_params: {
      from_name: 'Jeanne Marty',
      from_email: 'jeanne.marty@example.fr',
      project_type: 'Poêle à granulés',
      phone: '06 12 34 56 78',
      subject: 'Poêle à granulés',
      message: 'Bonjour, un devis ?',
    },
  })
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('')

  await fill(page)
  await send(page)
  await expect(outcome(page)).toContainText('Veuillez patienter quelques secondes avant un nouvel envoi.')
  await expectValuesKept(page)
  expect(await page.evaluate(() => Number(localStorage.getItem('contact_last_submit')))).toBe(now)
  await page.clock.setFixedTime(now + 10_001)
  await send(page)
  await expect(outcome(page)).toContainText(SENT)
  expect(calls).toHaveLength(2)
})

test('restores the draft after a reload, and deletes it after sending', async ({ page }) => {
  await mockEmailService(page)
  await fill(page)
  await page.reload()
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
  await send(page)
  await expect(outcome(page)).toContainText(SENT)
  await page.reload()
  await expect(field(page, 'Message*')).toHaveValue('')
})
