import type { Page } from '@playwright/test'
import { examples } from './pages'
import { expect, test } from './test'
import { open, scrollTop, tabTo } from './visitor'

const phone = { width: 390, height: 844 }

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
  // A page that scrolls has begun to by the second frame after the event.
  const isHandled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        window.addEventListener('wheel', waitTwoFrames, { once: true, passive: true })
      }),
  )
  await page.mouse.wheel(0, 600)
  await isHandled
  expect(await scrollTop(page)).toBe(before)
}

test.describe('the header', () => {
  test('becomes sticky once the page is scrolled, and links to the five sections', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const bar = header.locator('> div')
    await expect(bar).toHaveCSS('position', 'absolute')
    await scrollByWheel(page, 1500)
    await expect(bar).toHaveCSS('position', 'fixed')
    await expect(header.getByRole('link', { name: 'Produits' })).toBeInViewport()
    const menu = header.getByRole('navigation', { name: 'Menu principal' })
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
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${path}$`))
    }
    await menu.getByRole('link', { name: 'Accueil' }).click()
    await expect(page).toHaveTitle(examples.home.title)
  })
})

test.describe('the mobile menu', () => {
  test.use({ viewport: phone })

  test('opens and closes with keys and clicks, and locks the page’s scroll', async ({ page }) => {
    await open(page, '/#100%')
    const toggle = page.getByRole('button', { name: 'Ouvrir le menu' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu et coordonnées' })
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(5)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()

    await toggle.click()
    await expect(menu).toBeVisible()
    await expectPageDoesNotScroll(page)
    await menu.getByRole('button', { name: 'Fermer le menu' }).click()
    await expect(menu).toBeHidden()
    await scrollByWheel(page, 600)
    await toggle.click()
    await menu.getByRole('link', { name: 'Actualités' }).press('Enter')
    await expect(page).toHaveURL(/\/actualites$/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await page.goBack()
    await expect(toggle).toBeFocused()
  })

  test('leads to the form of the page that is open', async ({ page }) => {
    await open(page, '/contact')
    const followLink = async () => {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await page
        .getByRole('dialog', { name: 'Menu et coordonnées' })
        .getByRole('link', { name: 'Demander un devis' })
        .click()
      await expect(page.locator('#formulaire')).toBeFocused()
      await expect(page.locator('#formulaire')).toBeInViewport()
    }
    await followLink()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.locator('#formulaire')).not.toBeInViewport()
    await followLink()
  })
})

test('the side panel shows the contact details, and closes with its button and a click outside', async ({
  page,
}) => {
  const heading = 'Avez vous un projet en tête? Contactez-nous.'
  await open(page, '/products')
  const toggle = page.getByRole('button', { name: 'Nous joindre' })
  const panel = page.getByRole('dialog', { name: heading })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fermer le panneau' }).press('Space')
  await expect(panel).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.click()
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

  // As in browsers without `closedby`.
  await page.evaluate(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy'))
  await toggle.click()
  await panel.evaluate((dialog) => dialog.removeAttribute('closedby'))
  await panel.getByRole('heading', { name: heading }).click()
  await expect(panel).toBeVisible()
  await page.mouse.click(40, 400)
  await expect(panel).toBeHidden()
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
