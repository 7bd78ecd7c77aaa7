import type { Page } from '@playwright/test'
import { expect, test } from '../test'
import { sitemapPaths } from './site'
import { prerenderedPaths } from '../pages'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const sections = ['Accueil', 'Services', 'Produits', 'Actualités', 'Contact']

const expectReadable = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const words = (await page.getByRole('main').innerText()).split(/\s+/)
  expect(words.length).toBeGreaterThan(40)
  await expect(page.getByText(/Loading|Chargement/)).toHaveCount(0)

  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  for (const name of sections) {
    await expect(banner.getByRole('navigation').getByRole('link', { name })).toBeVisible()
  }
  const [menu, main] = await Promise.all([
    banner.getByRole('navigation').boundingBox(),
    page.getByRole('main').boundingBox(),
  ])
  expect(main?.y, 'the content begins below the menu').toBeGreaterThanOrEqual(
    (menu?.y ?? 0) + (menu?.height ?? 0),
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('autour de Limoux, avec les mêmes mains')).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Nous contacter' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Mentions légales' })).toBeVisible()

  // No button that needs a script is shown. The form's fields are, above a note that says so.
  await expect(page.locator('button:visible')).toHaveCount(0)

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test('every page is readable without scripts', async ({ page }) => {
  for (const path of prerenderedPaths) await test.step(path, () => expectReadable(page, path))
})

const hrefs = (page: Page) =>
  page.getByRole('link').evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

test('every page can be reached by links', async ({ page }) => {
  // Pages of products, services and articles add no links that the lists do not have.
  const isEntry = (path: string) => /^\/(products|actualites|services\/[^/]+)\/./.test(path)
  const found = new Set(['/'])
  for (const path of found) {
    if (isEntry(path)) continue
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    for (const href of await hrefs(page)) found.add(href)
  }
  expect(sitemapPaths.filter((path) => !found.has(path))).toEqual([])
  // And no link is broken.
  const known = new Set([...sitemapPaths, '/liste/produits', '/liste/services', '/liste/actualites'])
  expect([...found].filter((path) => !known.has(path))).toEqual([])
})

test('a request for a quote opens the form, which first says that it needs scripts', async ({ page }) => {
  await page.goto('/products/ondea-8')
  await page.getByRole('link', { name: 'Demander un devis' }).click()
  const form = page.getByRole('form')
  const note = form.getByText('Le formulaire a besoin de JavaScript')
  await expect(page.getByRole('heading', { name: 'Avez-vous un projet en tête?' })).toBeInViewport()
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(note.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  const tops = await Promise.all([note, form.getByLabel('Prénom et Nom*')].map((part) => part.boundingBox()))
  expect(tops[0]?.y).toBeLessThan(tops[1]?.y ?? 0)
})

test('the site map says that its categories need scripts', async ({ page }) => {
  await page.goto('/plan-du-site')
  await expect(page.getByText('chaque catégorie ouvre le catalogue entier.')).toBeVisible()
})

test('the page about the power explains the rule, and nothing that is not there', async ({ page }) => {
  await page.goto('/puissance')
  const main = page.getByRole('main')
  await expect(main.getByText('multipliez le volume à chauffer')).toBeVisible()
  await expect(main.getByText('Ce calcul ne connaît ni').filter({ visible: true })).toHaveCount(1)
  await expect(main.getByText('la puissance s’affiche ici')).toBeHidden()
})

test('the comparison says that it needs scripts, and leads to the catalogue and the telephone', async ({
  page,
}) => {
  await page.goto('/comparer?produits=ondea-8,lys-9')
  const main = page.getByRole('main')
  await expect(main.getByText('La comparaison a besoin de JavaScript.')).toBeVisible()
  await expect(main.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
  await main.getByRole('link', { name: 'Choisir dans le catalogue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
})

test('the complete lists are linked, but not indexed by search engines', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('link', { name: 'Tous les produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les produits' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(sitemapPaths.filter((path) => path.startsWith('/liste/'))).toEqual([])
})
