// What comes late, be it code, an answer or the end of a transition, leaves the focus where the visitor has put it.
import type { Locator, Page } from '@playwright/test'
import { holdRequests, holdScripts } from './requests'
import { cards, expect, test } from './test'
import { nextFrame, open, untilHydrated } from './visitor'
import { field, outcome, send } from './contactForm'

const message = (page: Page) => field(page, 'Message*')
const quoteLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Demander un devis' })

/** Places the focus without a key or a press, as a screen reader does, and begins a word. */
const beginWord = async (target: Locator) => {
  await target.focus()
  await target.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 0))
  await target.page().keyboard.type('po')
}

/** Types the end of the word, wherever the focus is now. */
const expectWordEnds = async (target: Locator) => {
  await target.page().keyboard.type('êle')
  await expect(target).toHaveValue(/^poêle/)
  await expect(target).toBeFocused()
}

test('a drawer whose button was pressed before hydration', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Nous joindre' }).click()
  await beginWord(message(page))
  release()
  await untilHydrated(page)
  await expectWordEnds(message(page))
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a button pressed before hydration, which opens a field, and then a list', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/puissance')
  await page.getByRole('button', { name: 'Trouver l’altitude de ma commune' }).click()
  const list = page.getByRole('combobox', { name: 'Température souhaitée' })
  await list.focus()
  release()
  await untilHydrated(page)
  await expect(page.getByRole('textbox', { name: 'Votre commune ou son code postal' })).toBeVisible()
  await expect(list).toBeFocused()
})

test('the code of a field that replaces a button, and of a form that finds a field wrong', async ({
  page,
}) => {
  const releaseField = await holdScripts(page, '/assets/CommuneQuestion-*.js')
  const releaseForm = await holdScripts(page, '/assets/formLogic-*.js')
  await open(page, '/contact')
  await page.getByRole('button', { name: /^Intervenez-vous/ }).click()
  await beginWord(message(page))
  releaseField()
  const commune = page.getByLabel('Votre commune ou son code postal')
  await expect(commune).toBeVisible()
  await expectWordEnds(message(page))

  await send(page)
  await beginWord(commune)
  releaseForm()
  await expect(outcome(page)).not.toHaveText('')
  await expectWordEnds(commune)
})

test('the refusal to copy an address', async ({ page }) => {
  const refused = page.waitForFunction(() => document.querySelector('input[readonly]'))
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      new Promise((_, reject) => window.addEventListener('refuse', () => reject(new Error('Refused'))))
  })
  await open(page, '/products/ondea-8')
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await quoteLink(page).focus()
  await page.evaluate(() => window.dispatchEvent(new Event('refuse')))
  await refused
  await expect(quoteLink(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a second press while its menu for sharing is open', async ({ page }) => {
    await page.addInitScript(() => {
      let isOpen = false
      navigator.share = () => {
        if (isOpen) return Promise.reject(new DOMException('', 'InvalidStateError'))
        isOpen = true
        return new Promise(() => undefined)
      }
    })
    await open(page, '/products/ondea-8')
    const share = page.getByRole('button', { name: 'Partager' })
    await share.dblclick()
    await nextFrame(page)
    await expect(page.getByLabel('Adresse de cette page, à copier')).toHaveCount(0)
    await expect(share).toBeFocused()
  })
})

test('the cards after “Voir plus”', async ({ page }) => {
  const release = await holdRequests(page, /\/api\/products\?|\/data\/.+\/products\.json$/)
  await open(page, '/products')
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await expect(page.getByRole('main').getByText('Chargement du catalogue…')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Chargement du catalogue…')
  const search = page.getByRole('searchbox')
  await search.focus()
  release()
  await expect(cards(page)).toHaveCount(18)
  await expect(search).toBeFocused()
})
