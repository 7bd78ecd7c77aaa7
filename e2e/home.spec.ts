import type { Locator } from '@playwright/test'
import { recordRequests } from './requests'
import { cards, expect, test } from './test'
import { open } from './visitor'

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0

test.describe('the home page', () => {
  test('shows the firm and its area, and once the visitor scrolls, products and news of the backend', async ({
    page,
  }) => {
    const { urls } = recordRequests(page)
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Braise & Brise' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(/^Poêles, inserts et climatisation autour de Limoux/)).toBeVisible()
    await expect(main.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /facebook\.com/)
    await expect(main.getByRole('link', { name: '04 68 20 07 05' })).toHaveAttribute(
      'href',
      'tel:+33468200705',
    )
    await expect(page.getByText(/rayon d’environ 50\skm autour de Limoux/)).toBeVisible()
    await expect(
      page.getByText('Nous sommes une entreprise certifiée pour le chauffage au bois.'),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'Communes desservies' }).getByRole('listitem')).toHaveText([
      'Carcassonne',
      'Castelnaudary',
      'Quillan',
      'Mirepoix',
      'Bram',
      'Couiza',
      'Espéraza',
      'Alet-les-Bains',
      'Chalabre',
      'Lézignan-Corbières',
    ])
    // Below the map.
    const heading = page.getByRole('heading', { name: 'Au magasin' })
    await expect(heading).toHaveCount(0)
    expect(urls.filter(({ href }) => /\/api\/(products|articles)\b/.test(href))).toEqual([])
    await page.mouse.wheel(0, 200)
    await expect(heading).toBeAttached()
    await expect(heading).not.toBeInViewport()
    await expect(cards(page)).toHaveCount(3)
    await page.getByRole('link', { name: /^Poêle à granulés arrêté/ }).click()
    await expect(page).toHaveURL(/\/actualites\/poele-a-granules-arrete-six-verifications/)
  })

  test('shows products to a visitor who scrolled before the scripts ran, and a banner that can be paused', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => window.scrollTo(0, 200)),
    )
    await open(page, '/')
    await expect(page.getByRole('heading', { name: 'Au magasin' })).toBeAttached()

    const logos = page.getByRole('list', { name: 'Marques partenaires', exact: true })
    await expect(logos.getByRole('img')).toHaveCount(24)

    const pause = page.getByRole('button', { name: 'Mettre le défilement en pause' })
    // Hidden from screen readers, which read the logos above; the second half makes the loop seamless.
    const banner = pause.locator('xpath=preceding-sibling::div/div')
    await pause.scrollIntoViewIfNeeded()
    await expect(banner).toHaveAttribute('aria-hidden', 'true')
    await expect(banner.locator('svg')).toHaveCount(48)
    await page.mouse.move(5, 5)
    const start = await leftOf(banner)
    await expect.poll(() => leftOf(banner)).not.toBe(start)
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    // The banner slows down before it stops.
    const moved = async () => {
      const before = await leftOf(banner)
      await page.waitForTimeout(400)
      return (await leftOf(banner)) - before
    }
    await expect.poll(moved).toBe(0)
    const stopped = await leftOf(banner)
    await pause.click()
    await expect.poll(() => leftOf(banner)).not.toBe(stopped)
  })

  test('loads OpenStreetMap only after a click, and has a cursor that blocks none', async ({ page }) => {
    const requests: string[] = []
    await page.route('https://www.openstreetmap.org/**', (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Carte</title><p>La carte</p>' })
    })
    await open(page, '/')
    const show = page.getByRole('button', { name: 'Afficher la carte interactive' })
    await show.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^Carte de la zone d’intervention/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /openstreetmap\.org/)
    expect(requests).toEqual([])
    await show.click()
    const frame = page.getByTitle('Carte interactive OpenStreetMap des environs de Limoux')
    await expect(frame.contentFrame().getByText('La carte')).toBeVisible()
    await expect(show).toBeHidden()
    expect(requests).toHaveLength(1)

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
})
