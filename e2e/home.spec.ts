import type { Locator } from '@playwright/test'
import { open } from './site'
import { cards, expect, test } from './test'

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0

test.describe('the home page', () => {
  test('shows the firm’s name, tagline, Facebook and contact links', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Braise & Brise' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(/^Poêles, inserts et climatisation autour de Limoux/)).toBeVisible()
    await expect(main.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /facebook\.com/)
    await expect(main.getByRole('link', { name: '04 68 20 07 05' })).toHaveAttribute(
      'href',
      'tel:+33468200705',
    )
    await main.getByRole('link', { name: 'Nous contacter' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('lists the service area and the ten towns', async ({ page }) => {
    await open(page, '/')
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
  })

  test('shows products and news of the backend below the map, once the visitor scrolls', async ({ page }) => {
    const lists: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(products|articles)\b/.test(request.url())) lists.push(request.url())
    })
    await open(page, '/')
    const heading = page.getByRole('heading', { name: 'Au magasin' })
    await expect(heading).toHaveCount(0)
    expect(lists).toEqual([])
    await page.mouse.wheel(0, 200)
    await expect(heading).toBeAttached()
    await expect(heading).not.toBeInViewport()
    await expect(cards(page)).toHaveCount(3)
    await page.getByRole('link', { name: /^Poêle à granulés arrêté/ }).click()
    await expect(page).toHaveURL(/\/actualites\/poele-a-granules-arrete-six-verifications/)
  })

  test('shows them to a visitor who scrolled before the scripts ran', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => window.scrollTo(0, 200)),
    )
    await open(page, '/')
    await expect(page.getByRole('heading', { name: 'Au magasin' })).toBeAttached()
  })

  test('shows 24 partner logos, and a scrolling banner that can be paused', async ({ page }) => {
    await open(page, '/')
    const logos = page.getByRole('list', { name: 'Marques partenaires', exact: true })
    await expect(logos.getByRole('img')).toHaveCount(24)

    const pause = page.getByRole('button', { name: 'Mettre le défilement en pause' })
    // Hidden from screen readers, which read the logos above; the second half makes the loop seamless.
    const banner = pause.locator('xpath=preceding-sibling::div/div')
    await expect(banner).toHaveAttribute('aria-hidden', 'true')
    await expect(banner.locator('svg')).toHaveCount(48)
    await pause.scrollIntoViewIfNeeded()
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

  test('loads OpenStreetMap only after a click', async ({ page }) => {
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
  })
})
