import type { Locator, Page } from '@playwright/test'
import { examples } from './pages'
import { open, scrollTop } from './site'
import { cards, expect, test } from './test'

const phone = { width: 390, height: 844 }

/** Tab never leaves an open drawer, and cycles back to the first element. */
const expectFocusTrapped = async (page: Page, drawer: Locator) => {
  const focused = drawer.locator(':focus')
  await expect(focused).toHaveCount(1)
  const start = await focused.evaluate((element) => element.outerHTML)
  const stops = await drawer.locator('a:visible, button:visible').count()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveCount(1)
  }
  expect(await focused.evaluate((element) => element.outerHTML)).toBe(start)
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveCount(1)
}

/** Scrolls with the wheel, again until the page moves: it may still be locked by a closing drawer. */
const scrollByWheel = (page: Page, distance: number) =>
  expect(async () => {
    await page.mouse.wheel(0, distance)
    await expect.poll(() => scrollTop(page), { timeout: 1_000 }).toBeGreaterThan(distance / 2)
  }).toPass()

/** The page behind an open drawer does not scroll. */
const expectPageDoesNotScroll = async (page: Page) => {
  const before = await scrollTop(page)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(300)
  expect(await scrollTop(page)).toBe(before)
}

test.describe('the header', () => {
  test('becomes sticky once the page is scrolled', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const bar = header.locator('> div')
    await expect(bar).toHaveCSS('position', 'absolute')
    await scrollByWheel(page, 1500)
    await expect(bar).toHaveCSS('position', 'fixed')
    await expect(header.getByRole('link', { name: 'Produits' })).toBeInViewport()
  })

  test('links to the five sections', async ({ page }) => {
    await open(page, '/')
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menu principal' })
    await expect(menu.getByRole('link')).toHaveText([
      'Accueil',
      'Services',
      'Produits',
      'Actualités',
      'Contact',
    ])
    const sections = {
      Services: 'services',
      Produits: 'products',
      Actualités: 'actualites',
      Contact: 'contact',
    }
    for (const [label, path] of Object.entries(sections)) {
      await menu.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`/${path}$`))
      await expect(menu.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await menu.getByRole('link', { name: 'Accueil' }).click()
    await expect(page).toHaveTitle(examples.home.title)
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: phone })

  test('opens and closes with the keyboard, and traps focus', async ({ page }) => {
    await open(page, '/')
    const toggle = page.getByRole('button', { name: 'Ouvrir le menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu principal' })
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(5)
    await expectFocusTrapped(page, menu)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('opens and closes with a click, and locks the page’s scroll', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu principal' })
    await expect(menu).toBeVisible()
    await expectPageDoesNotScroll(page)
    await menu.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(menu).toBeHidden()
    await scrollByWheel(page, 600)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await menu.getByRole('link', { name: 'Actualités' }).click()
    await expect(page).toHaveURL(/\/actualites$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('the side panel', () => {
  const heading = 'Avez vous un projet en tête? Contactez-nous.'

  test('shows the contact block and social links', async ({ page }) => {
    await open(page, '/products')
    await page.getByRole('button', { name: 'Ouvrir le panneau de contact' }).click()
    const panel = page.getByRole('dialog', { name: heading })
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
    await expect(panel.getByRole('link', { name: '04 68 20 07 05' })).toHaveAttribute('href', /^tel:/)
    await expect(panel.getByText('10h-12h30 et 13h30-18h')).toBeVisible()
    await expect(panel.getByText('Du lundi au samedi')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/)
    await expect(panel.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', /facebook\.com/)
    await expectPageDoesNotScroll(page)
    // Outside the panel.
    await page.mouse.click(40, 400)
    await expect(panel).toBeHidden()
  })

  test('closes on a click outside in browsers without `closedby`', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
    await open(page, '/products')
    await page.getByRole('button', { name: 'Ouvrir le panneau de contact' }).click()
    const panel = page.getByRole('dialog', { name: heading })
    await panel.evaluate((dialog) => dialog.removeAttribute('closedby'))
    await panel.getByRole('heading', { name: heading }).click()
    await expect(panel).toBeVisible()
    await page.mouse.click(40, 400)
    await expect(panel).toBeHidden()
  })
})

test('the footer expands, collapses, and links to the pages about the site', async ({ page }) => {
  await open(page, '/products')
  const footer = page.getByRole('contentinfo')
  const contact = footer.getByRole('heading', { name: 'Nous contacter' })
  await expect(contact).toBeHidden()
  await footer.getByRole('button', { name: 'Afficher plus' }).click()
  await expect(contact).toBeVisible()
  await expect(footer.getByText(/^Poêles à bois et à granulés, inserts/)).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Nous suivre' }).getByRole('link')).toHaveCount(2)
  await footer.getByRole('button', { name: 'Masquer' }).click()
  await expect(contact).toBeHidden()
  await footer.getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect(page).toHaveURL(/\/legalnotice$/)
  await expect(page.getByText('2 000 euros')).toBeVisible()
  await footer.getByRole('link', { name: 'Accessibilité' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Quelle puissance/ })).toHaveAttribute('href', '/puissance')
  await footer.getByRole('link', { name: 'Tarifs' }).click()
  await expect(page.getByRole('main').getByText('Gratuit', { exact: true })).toBeVisible()
  await footer.getByRole('link', { name: 'Plan du site' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ramonage et certificat' }).click()
  await expect(page).toHaveURL(/\/services\/entretien\/ramonage-et-certificat$/)
  await page.getByRole('main').getByRole('link', { name: 'Voir nos tarifs' }).click()
  await expect(page).toHaveURL(/\/tarifs$/)
})

test('a link opens its page at the top, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/actualites')
  await cards(page).nth(8).scrollIntoViewIfNeeded()
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(500)
  await cards(page).nth(8).getByRole('link').click()
  await expect(page.getByRole('link', { name: '← Toutes les actualités' })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 5)
})

test('the first Tab stop is the skip link', async ({ page }) => {
  await open(page, '/products')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contenu$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the custom cursor follows the pointer and does not block clicks', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: 'Nous contacter' })
  const ring = page.locator('[data-state]').first()
  // The cursor's code is loaded at the pointer's first move and only sees the later ones.
  await expect(async () => {
    await page.mouse.move(30, 30)
    await link.hover()
    await expect(ring).toHaveAttribute('data-state', 'open', { timeout: 1_000 })
  }).toPass()
  await expect(ring).toHaveCSS('pointer-events', 'none')
  await expect(link).not.toHaveCSS('cursor', 'none')
  await expect(page.locator('body')).not.toHaveCSS('cursor', 'none')
  await link.click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('an unknown address shows the 404 page, with a link home', async ({ page }) => {
  const response = await open(page, '/nulle/part')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found.' })).toBeVisible()
  await expect(page.getByText('404 Errro', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back To Home' }).click()
  await expect(page).toHaveTitle(examples.home.title)
})
