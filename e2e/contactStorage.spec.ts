import { fill, mockEmailService, outcome, send, SENT } from './contactForm'
import { expect, test } from './test'
import { open } from './visitor'

test('sends the message when browser storage is full or blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.getItem = refuse
    Storage.prototype.removeItem = refuse
  })
  await mockEmailService(page)
  await open(page, '/contact')
  await fill(page)
  await send(page)
  await expect(outcome(page)).toContainText(SENT)
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('article')).toHaveCount(9)
})
