import type { Locator, Page } from '@playwright/test'
import { sitemapPaths } from '../site'
import { expect, test } from '../test'
import { prerenderedPaths } from '../pages'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

const sections = ['Accueil', 'Services', 'Produits', 'Actualités', 'Contact']

/** What only the page without scripts says. */
const notes: Record<string, (main: Locator) => Promise<void>> = {
  '/plan-du-site': (main) =>
    expect(main.getByText('chaque catégorie ouvre le catalogue entier.')).toBeVisible(),
  '/puissance': async (main) => {
    await expect(main.getByText('multipliez le volume à chauffer')).toBeVisible()
    await expect(main.getByText('Ce calcul ne connaît ni').filter({ visible: true })).toHaveCount(1)
    await expect(main.getByText('la puissance s’affiche ici')).toBeHidden()
  },
}

const expectReadable = async (page: Page, path: string) => {
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

  // Nothing that needs a script is shown.
  await expect(page.locator(':is(button, input, select, textarea):visible')).toHaveCount(0)

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await notes[path]?.(page.getByRole('main'))
}

const hrefs = (page: Page) =>
  page.getByRole('link').evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  )

test('every page can be reached by links, and is readable without scripts', async ({ page }) => {
  // Pages of products, services and articles add no links that the lists do not have: of each, an example.
  const isEntry = (path: string) => /^\/(products|actualites|services\/[^/]+)\/./.test(path)
  const found = new Set(['/'])
  for (const path of found) {
    const isExample = prerenderedPaths.includes(path)
    if (isEntry(path) && !isExample) continue
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      if (isExample) await expectReadable(page, path)
      if (!isEntry(path)) for (const href of await hrefs(page)) found.add(href)
    })
  }
  // Every list, every example, and no broken link.
  const lists = ['/liste/produits', '/liste/services', '/liste/actualites']
  expect([...found].toSorted()).toEqual([...sitemapPaths, ...lists].toSorted())
  expect(sitemapPaths).toEqual(expect.arrayContaining(prerenderedPaths))
  expect(sitemapPaths.filter((path) => path.startsWith('/liste/'))).toEqual([])
})

test('a request for a quote leads to the telephone', async ({ page }) => {
  await page.goto('/products/ondea-8')
  await page.getByRole('link', { name: 'Demander un devis' }).click()
  const form = page.getByRole('form')
  const note = form.getByText('Le formulaire a besoin de JavaScript')
  await expect(page.getByRole('heading', { name: 'Avez-vous un projet en tête?' })).toBeInViewport()
  await expect(note).toBeInViewport({ ratio: 1 })
  await expect(note.getByRole('link', { name: '04 68 20 07 05' })).toBeVisible()
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
