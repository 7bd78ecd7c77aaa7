import type { Locator, Page } from '@playwright/test'
import { open } from './site'
import { expect, test } from './visit'

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^(\\d )?${name} `) })

const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0

test.describe('the home page', () => {
  test('opens on the firm, its trade and the ways to reach it', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1, name: 'Braise & Brise' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(/^Bois, granulés et climatisation autour de Limoux/)).toBeVisible()
    await expect(main.getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', /facebook\.com/)
    await main.getByRole('link', { name: 'Nous contacter' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('gives its four services a tile each; the one under the pointer speaks', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Vente',
      'Installation',
      'Entretien',
      'SAV',
    ])
    for (const name of ['Entretien', 'SAV', 'Vente', 'Installation']) {
      await tile(page, name).hover()
      const others = ['Vente', 'Installation', 'Entretien', 'SAV'].filter((other) => other !== name)
      for (const other of others) {
        await expect
          .poll(async () => (await widthOf(tile(page, name))) / (await widthOf(tile(page, other))))
          .toBeGreaterThan(1.5)
      }
      await expect(tile(page, name)).toHaveAttribute('href', '/services')
    }
  })

  test('lets the keyboard wake a tile and follow it', async ({ page }) => {
    await open(page, '/')
    await tile(page, 'Installation').focus()
    await page.keyboard.press('Tab')
    await expect(tile(page, 'Entretien')).toBeFocused()
    await expect
      .poll(async () => (await widthOf(tile(page, 'Entretien'))) / (await widthOf(tile(page, 'Vente'))))
      .toBeGreaterThan(1.5)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/services$/)
  })

  test('names the area and the ten towns', async ({ page }) => {
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

  test('shows 24 partners, and a banner of them that stops when asked', async ({ page }) => {
    await open(page, '/')
    const logos = page.getByRole('list', { name: 'Marques partenaires', exact: true })
    await expect(logos.getByRole('img')).toHaveCount(24)

    const banner = page.getByRole('list', { name: 'Marques partenaires, en défilement' })
    await expect(banner.getByRole('img')).toHaveCount(24)
    await page.getByRole('button', { name: 'Mettre le défilement en pause' }).scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    const start = await leftOf(banner)
    await expect.poll(() => leftOf(banner)).not.toBe(start)
    const pause = page.getByRole('button', { name: 'Mettre le défilement en pause' })
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    // The pause is pressed before the banner has come to its stop.
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

  test('calls OpenStreetMap for its map after a click only', async ({ page }) => {
    const asked: string[] = []
    await page.route('https://www.openstreetmap.org/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Carte</title><p>La carte</p>' })
    })
    await open(page, '/')
    const show = page.getByRole('button', { name: 'Afficher la carte interactive' })
    await show.scrollIntoViewIfNeeded()
    await expect(page.getByRole('img', { name: /^Carte de la zone d’intervention/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Itinéraire' })).toHaveAttribute('href', /openstreetmap\.org/)
    expect(asked).toEqual([])
    await show.click()
    const frame = page.getByTitle('Carte interactive OpenStreetMap des environs de Limoux')
    await expect(frame.contentFrame().getByText('La carte')).toBeVisible()
    await expect(show).toBeHidden()
    expect(asked).toHaveLength(1)
  })
})
