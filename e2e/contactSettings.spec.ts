import { outcome } from './contactForm'
import { open } from './site'
import { expect, test } from './test'

const labels = ['Prénom et Nom*', 'Mobile*', 'Message*']

test('shows an error when the e-mail service is not configured', async ({ page }) => {
  const calls: string[] = []
  await page.route('**/email/send', (route) => {
    calls.push(route.request().url())
    return route.abort()
  })
  // As if the three VITE_EMAILJS_* variables had been empty at build.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const code = await response.text()
    await route.fulfill({ response, body: code.replaceAll(/service_e2e|template_e2e|key_e2e/g, '') })
  })
  await open(page, '/contact')
  const main = page.getByRole('main')
  for (const label of labels) await main.getByLabel(label, { exact: true }).fill('06 12 34 56 78')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(outcome(page)).toContainText(
    'Configuration EmailJS incomplète (service / template / public key).',
  )
  await expect(outcome(page).getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  for (const label of labels)
    await expect(main.getByLabel(label, { exact: true })).toHaveValue('06 12 34 56 78')
  expect(calls).toEqual([])
})

test('sends the message when browser storage is full or blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.getItem = refuse
    Storage.prototype.removeItem = refuse
  })
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact')
  const main = page.getByRole('main')
  for (const label of labels) await main.getByLabel(label, { exact: true }).fill('06 12 34 56 78')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(outcome(page)).toHaveText('✅ Message envoyé avec succès !')
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
})
