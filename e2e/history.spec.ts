import type { Page } from '@playwright/test'
import { cards, expect, test } from './test'
import { nextFrame, open, scrollTop, untilHydrated } from './visitor'

/** Number of products in the category Inserts of the sample content. */
const INSERTS = 5

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top)
  await nextFrame(page)
}

test('a reload, Back and Forward restore the scroll position, a page opened again starts at the top', async ({
  page,
}) => {
  await open(page, '/products')
  await scrollTo(page, 700)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => scrollTop(page)).toBe(700)
  const inserts = page.getByRole('button', { name: /^Inserts/ })
  // The focus scrolls to the button; the page receives that scroll event before the key.
  await inserts.focus()
  await nextFrame(page)
  await inserts.press('Enter')
  await expect(page).toHaveURL(/categorie=inserts/)
  // The URL changes before the list: a scroll in between would be saved for the unfiltered list.
  await expect(cards(page)).toHaveCount(INSERTS)
  const left = await scrollTop(page)
  await scrollTo(page, 900)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 300)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(900)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect.poll(() => scrollTop(page)).toBe(left)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(900)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(300)
  // Two in quick succession: the second Back comes before the browser dispatches the scroll event of the first.
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const goBackOnceScrolled = () => {
          if (window.scrollY !== top) return void setTimeout(goBackOnceScrolled)
          history.back()
          resolve()
        }
        history.back()
        goBackOnceScrolled()
      }),
    900,
  )
  await expect(page).toHaveURL(/\/products$/)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(900)
  await open(page, '/products')
  await expect(cards(page).first()).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
  await scrollTo(page, 700)
  await page.getByRole('banner').getByRole('link', { name: 'Produits', exact: true }).click()
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('Back from another document keeps the order and the number of cards', async ({ page }) => {
  await open(page, '/products?tri=puissance&page=2')
  await expect(cards(page)).toHaveCount(18)
  await page.goto('/legalnotice')
  await page.goBack()
  await untilHydrated(page)
  await expect(cards(page)).toHaveCount(18)
  await expect(page).toHaveURL(/page=2$/)
})

test('Forward to the form of a quote restores the scroll position, and Back the prerendered text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/products/ondea-8')
  const text = page.getByText('la vitre cintrée laisse voir')
  await expect(text).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  // Read late, and above the form: its height moves the page.
  await expect(page.getByText('Votre demande concerne')).toBeVisible()
  await expect(page.getByLabel(/Message/)).toHaveValue(/Ondéa 8/)
  await expect(page.getByRole('img', { name: /Limoux/ })).toBeVisible()
  await scrollTo(page, 900)
  await page.goBack()
  await expect(text).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(900)
  await expect(page.locator('#formulaire')).toBeFocused()
})

test('the first Tab stop is the skip link, after which Back restores the scroll position', async ({
  page,
}) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await scrollTo(page, 700)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#contenu$/)
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('Back restores the scroll position of the list that a long visit began with', async ({ page }) => {
  await open(page, '/products')
  await page.evaluate(() => {
    const others = Array.from({ length: 59 }, (_, index) => [`key${index} /products`, 0])
    const positions = Object.fromEntries([['default /products', 0], ...others])
    sessionStorage.setItem('scroll_positions', JSON.stringify(positions))
  })
  await scrollTo(page, 700)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(700)
})

test('Back and Forward between the chapters of a page restore the scroll position, each chapter takes the focus', async ({
  page,
}) => {
  await open(page, '/legalnotice')
  const chapter = (name: string) => page.getByRole('navigation', { name: 'Sur cette page' }).getByText(name)
  // The first entry has a press to come back to, which is none of this second one's.
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await chapter('Données personnelles').click()
  await expect(page.locator('#donnees-personnelles')).toBeFocused()
  const first = await scrollTop(page)
  expect(first).toBeGreaterThan(0)
  await chapter('Cookies').click()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(first)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(first)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(first)
})
