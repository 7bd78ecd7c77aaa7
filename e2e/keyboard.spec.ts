import { examples } from './pages'
import type { Page } from '@playwright/test'
import { open, scrollTop, tabTo } from './site'
import { cards, expect, test } from './test'

/** Whether the focused element, or a pseudo-element of it, has an outline. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return true
    return [undefined, '::after', '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  })

const focusedHtml = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))

test('the menu opens the catalogue and moves focus to its content', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Produits' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('Back focuses the link that was the first thing pressed', async ({ page }) => {
  await open(page, '/actualites')
  const card = cards(page).nth(2).getByRole('link')
  // As a screen reader does: without a key or a movement of the pointer.
  await card.evaluate((link: HTMLElement) => {
    link.focus()
    link.click()
  })
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(card).toBeFocused()
})

test('the side panel opens, reaches the telephone link and closes', async ({ page }) => {
  await open(page, '/products')
  const toggle = page.getByRole('button', { name: 'Ouvrir le panneau de contact' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel.locator(':focus')).toHaveCount(1)
  await tabTo(page, panel.getByRole('link', { name: '04 68 20 07 05' }), 5)
  await tabTo(page, panel.getByRole('button', { name: 'Fermer le panneau' }), 5)
  await page.keyboard.press('Space')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('filters can be set and cleared, and a product opened', async ({ page }) => {
  await open(page, '/products')
  await tabTo(page, page.getByRole('button', { name: /^Poêles à granulés/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/categorie=/)
  const min = page.getByLabel('Puissance min (kW)')
  await tabTo(page, min)
  await page.keyboard.type('8')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8,5')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/min=8&max=8\.5/)
  const brand = page.getByRole('button', { name: /^Granéo/ })
  await tabTo(page, brand)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/marque=graneo/)
  // The URL changes before the cards.
  await expect(brand).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, cards(page).first().getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  await page.goBack()
  await expect(min).toHaveValue('8')
  await expect(cards(page).first().getByRole('link')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Effacer' }).first())
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/min=/)
})

test('“Voir plus” moves focus to the first new card', async ({ page }) => {
  for (const { path, count, next } of [
    { path: '/products', count: 9, next: 18 },
    { path: '/actualites', count: 12, next: 24 },
  ]) {
    await open(page, path)
    await expect(cards(page)).toHaveCount(count)
    await tabTo(page, page.getByRole('button', { name: 'Voir plus' }))
    const before = await scrollTop(page)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(next)
    await expect(cards(page).nth(count).getByRole('link')).toBeFocused()
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(50)
  }
})

test('the form can be filled, corrected and sent', async ({ page }) => {
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }))
  await open(page, '/contact')
  const main = page.getByRole('main')
  const values = {
    'Prénom et Nom*': 'Jeanne Marty',
    Email: 'jeanne.marty@example.fr',
    'Type de projet*': 'Poêle à granulés',
    'Mobile*': '06 12 34',
    'Message*': 'Bonjour',
  }
  await tabTo(page, main.getByLabel('Prénom et Nom*'))
  for (const [label, text] of Object.entries(values)) {
    await expect(main.getByLabel(label, { exact: true })).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The honeypot field cannot be reached with Tab.
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused()
  await page.keyboard.press('Enter')
  const mobile = main.getByLabel('Mobile*')
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAccessibleDescription(/^Numéro invalide \(ex: \+33612345678\)/)
  await page.keyboard.press('End')
  await page.keyboard.type(' 56 78')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('✅ Message envoyé avec succès !')
  await expect(page.locator(':focus')).toHaveCount(1)
})

for (const path of ['/', '/products', '/services', '/actualites', '/contact'])
  test(`every focused element of ${path} has a visible outline`, async ({ page }) => {
    await open(page, path)
    const withoutOutline: (string | undefined)[] = []
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      if (!(await showsFocus(page))) withoutOutline.push(await focusedHtml(page))
    }
    expect(withoutOutline).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Back from a page of the menu focuses the menu button', async ({ page }) => {
    await open(page, '/#100%')
    const menu = page.getByRole('button', { name: 'Ouvrir le menu' })
    await menu.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Produits' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
    await page.goBack()
    await expect(menu).toBeFocused()
  })

  test('the bar at the bottom never covers what has the focus', async ({ page }) => {
    await open(page, examples.product.path)
    const bar = page.getByRole('navigation', { name: 'Nous joindre' })
    const call = bar.getByRole('link', { name: 'Appeler' })
    const links = page.getByRole('main').getByRole('link')
    const last = links.last()
    // The bar is in view, and under it the link that is next.
    await links.nth(-2).focus()
    await last.evaluate((link) => {
      const { bottom } = link.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 4, behavior: 'instant' })
    })
    await expect(call).toBeVisible()
    /** How far the focused element is above the bar, px. */
    const room = () =>
      call.evaluate(
        (link) =>
          link.getBoundingClientRect().top - (document.activeElement?.getBoundingClientRect().bottom ?? 0),
      )
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect.poll(room).toBeGreaterThan(0)
    // The bar is the end of the page, after the footer.
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').last())
    await expect.poll(room).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(call).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('link', { name: 'Devis' })).toBeFocused()
  })

  test('the bar at the bottom has the accent of its page', async ({ page }) => {
    await open(page, '/products/cers-25')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const quote = page.getByRole('navigation', { name: 'Nous joindre' }).getByRole('link', { name: 'Devis' })
    await expect(quote).toHaveCSS('background-color', 'rgb(14, 101, 112)')
  })
})
