import type { Page } from '@playwright/test'
import { open, scrollTop } from './site'
import { cards, expect, test } from './visit'

/** In the sample content. */
const INSERTS = 5

/** Ends once the page has heard of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y)
    await new Promise(requestAnimationFrame)
  }, top)

test('Back and Forward show what was left, also from far down a page', async ({ page }) => {
  await open(page, '/products')
  await scrollTo(page, 700)
  await page.getByRole('button', { name: /^Inserts/ }).press('Enter')
  await expect(page).toHaveURL(/categorie=inserts/)
  // The address changes first: until the list does, a scroll still belongs to the whole catalogue.
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
})

test('a page left again at once keeps its place', async ({ page }) => {
  await open(page, '/products')
  await page.getByRole('button', { name: /^Inserts/ }).press('Enter')
  await expect(cards(page)).toHaveCount(INSERTS)
  await scrollTo(page, 900)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  // The second Back comes before the frame in which the browser tells the page of its scroll.
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (window.scrollY !== top) return void setTimeout(look)
          history.back()
          resolve()
        }
        history.back()
        look()
      }),
    900,
  )
  await expect(page).toHaveURL(/\/products$/)
  await page.goForward()
  await expect.poll(() => scrollTop(page)).toBe(900)
})

test('a reload keeps the place, an address opened anew begins at the top', async ({ page }) => {
  await open(page, '/products')
  await scrollTo(page, 700)
  await page.reload()
  await expect.poll(() => scrollTop(page)).toBe(700)
  await open(page, '/legalnotice')
  await open(page, '/products')
  await expect(cards(page).first()).toBeVisible()
  expect(await scrollTop(page)).toBe(0)
})

test('Back shows what was left, also after a skip to the content', async ({ page }) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await scrollTo(page, 700)
  await cards(page).first().getByRole('link').press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/#contenu$/)
  await expect.poll(() => scrollTop(page)).toBe(700)
})
