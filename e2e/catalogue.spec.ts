import { changeAnswers, changeVersion, recordRequests } from './requests'
import { api, HOUR, siteOrigin } from './site'
import { cards, expect, test } from './test'
import { countSheets, open, scrollTop, setClockAfterBuild, tabTo } from './visitor'

test.describe('the catalogue', () => {
  test('shows nine cards, then nine more, which Back restores with the scroll position', async ({ page }) => {
    await open(page, '/products')
    await expect(page).toHaveTitle('Produits | Braise & Brise')
    await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.locator('img')).toBeVisible()
    await expect(hero.locator('svg')).toBeVisible()
    await expect(hero.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Catalogue Nos produits' })).toBeVisible()
    await expect(cards(page)).toHaveCount(9)
    await expect(cards(page).first(), 'in the first screen of a laptop').toBeInViewport({ ratio: 0.25 })
    const tops = await cards(page).evaluateAll((shown) =>
      shown.map((card) => card.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, 'three cards per row').toBe(3)
    await tabTo(page, page.getByRole('button', { name: 'Voir plus' }))
    const before = await scrollTop(page)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(18)
    await expect(page).toHaveURL(/page=2/)
    await expect(cards(page).nth(9).getByRole('link')).toBeFocused()
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(50)

    const card = cards(page).nth(14)
    await card.scrollIntoViewIfNeeded()
    const position = await scrollTop(page)
    await card.getByRole('link').click()
    await expect(page.getByText('Informations du produit -')).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect(cards(page)).toHaveCount(18)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(position - 5)
  })

  test('filters by keyboard, and keeps the filters in the URL, on Back and on a reload', async ({ page }) => {
    await open(page, '/products')
    const category = page.getByRole('button', { name: /^Poêles à granulés/ })
    await tabTo(page, category)
    await page.keyboard.press('Space')
    await expect(category).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /pellets/)
    const min = page.getByLabel('Puissance min (kW)')
    await tabTo(page, min)
    await page.keyboard.type('7,5')
    await page.keyboard.press('Tab')
    await page.keyboard.type('10')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/min=7\.5&max=10/)
    const brand = page.getByRole('button', { name: /^Granéo/ })
    await tabTo(page, brand)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/categorie=poeles.a.granules&marque=graneo&min=7\.5&max=10/)
    await expect(page.getByRole('status')).toHaveText('2 produits')
    // The URL changes before the cards.
    await expect(brand).toHaveAttribute('aria-pressed', 'true')
    const first = cards(page).first()
    await expect(first).toContainText('Granéo')
    await tabTo(page, first.getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Informations du produit -')).toBeVisible()
    await page.goBack()
    await expect(min).toHaveValue('7.5')
    await expect(first.getByRole('link')).toBeFocused()
    await page.reload()
    const count = page.getByRole('main').getByText('2 produits', { exact: true }).last()
    await expect(count).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('de 7,5 à 10 kW'), 'on paper').toBeVisible()
    await expect(page.getByText('Tout effacer')).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Retirer le filtre de 7,5 à 10 kW' }).click()
    await expect(page).not.toHaveURL(/min=/)
    await expect(page.getByRole('button', { name: 'Retirer le filtre Granéo' })).toBeFocused()
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('xyz')
    await expect(page).toHaveURL(/marque=graneo&q=xyz$/)
    await page.getByRole('button', { name: '5 produits sans la recherche' }).click()
    await page.getByLabel('Trier par').selectOption('Puissance croissante')
    await expect(page).toHaveURL(/marque=graneo&tri=puissance$/)
    await expect(cards(page)).toHaveCount(5)
  })
})

test.describe('a product', () => {
  test('has a sheet of one page, as the prices have, with its address as a QR code', async ({ page }) => {
    // The longest texts of the sample content.
    for (const path of ['/tarifs', '/products/hydra-18', '/products/calypso-12-c']) {
      await open(page, path)
      // The page under the layout hydrates last, and only sees later activity.
      await expect(async () => {
        await page.mouse.move(10, 10)
        await page.mouse.move(20, 20)
        await expect(page.getByText(`${siteOrigin}${path}`)).toBeAttached({ timeout: 1_000 })
      }).toPass()
      expect(await countSheets(page), path).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('svg[aria-label^="Code QR"]')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText('10h-12h30 et 13h30-18h')).toBeVisible()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('is printed with its QR code, which is loaded for its button only', async ({ page }) => {
      const requests = recordRequests(page)
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed = String(
            document.querySelectorAll('[aria-label^="Code QR"]').length,
          )
        }
      })
      await open(page, '/products/ondea-8')
      const print = page.getByRole('button', { name: 'Imprimer' })
      await print.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      expect(requests.scripts().map(({ pathname }) => pathname)).not.toContainEqual(
        expect.stringContaining('PrintedAddress'),
      )
      await print.tap()
      await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
    })
  })

  test('shows its facts, and is named in the request for a quote, until it is removed', async ({ page }) => {
    await open(page, '/products/ondea-8')
    const facts = page.getByRole('main').locator('dl').first()
    await expect(facts).toContainText('Poêles à granulés')
    await expect(facts).toContainText('Étanche')
    await expect(facts).toContainText('Granéo')
    const details = page.getByRole('main').locator('dl').last()
    await expect(details.getByRole('definition').first()).toHaveText('56\u00A0cm')
    await expect(page.getByRole('img', { name: /^Vue de face, à l’échelle/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /poêle/i }).first()).toHaveJSProperty('complete', true)
    const quote = page.getByRole('link', { name: 'Demander un devis' })
    await expect(quote, 'in the first screen of a laptop').toBeInViewport({ ratio: 1 })
    // Prerendered, and still there once its code has replaced the HTML.
    const others = page.getByRole('main').getByRole('article')
    await expect(others).toHaveCount(3)
    await others.last().scrollIntoViewIfNeeded()
    await expect(others).toHaveCount(3)
    await quote.click()
    await expect(page).toHaveURL(/\/contact\?produit=ondea-8#formulaire$/)
    // Beside the contact details the form is in the first screen.
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(page.getByLabel('Type de projet*')).toHaveValue('Poêles à granulés')
    await expect(page.getByLabel('Message*')).toHaveValue(/un devis pour : Ondéa 8\./)
    await page.getByRole('button', { name: 'Retirer de la demande' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByLabel('Message*')).toHaveValue('')
    await expect(page.getByLabel('Message*')).toBeFocused()
  })
})

test('a category renamed since the build is renamed in its tab, with its products', async ({ page }) => {
  const later = new Date(Date.now() + HOUR).toISOString()
  const rename = (body: string) => body.replaceAll('Poêles hydro', 'Poêles bouilleurs')
  // The products have not changed themselves.
  await changeAnswers(page, `${api}/products?**`, rename)
  await changeAnswers(page, `${api}/categories?**`, (body) =>
    rename(body).replaceAll(/"updatedAt":"[^"]*"/g, `"updatedAt":"${later}"`),
  )
  await changeVersion(page)
  await setClockAfterBuild(page, HOUR)
  await page.goto('/products')
  await expect(page.getByRole('button', { name: /^Poêles bouilleurs [1-9]\d* produits$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Poêles hydro/ })).toBeHidden()
})
