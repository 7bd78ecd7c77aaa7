import { outcome } from './contactForm'
import { open } from './site'
import { expect, test } from './test'

const labels = ['Prénom et Nom*', 'Mobile*', 'Message*']

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
  await expect(outcome(page)).toContainText('✅ Message envoyé avec succès !')
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
})
