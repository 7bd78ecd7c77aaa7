import { holdScripts } from '../requests'
import { expect, test } from '../test'
import { nextFrame, scrollTop, untilHydrated } from '../visitor'

test('links and the telephone work before the scripts load', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: '04 68 20 07 05' })).toHaveAttribute(
    'href',
    'tel:+33468200705',
  )
  await page.getByRole('banner').getByRole('link', { name: 'Produits' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Produits' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Informations du produit -')).toBeVisible()
  release()
  await untilHydrated(page)
})

test('text typed before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel(/Prénom et Nom/).fill('Jeanne Bonnet')
  await page.getByLabel(/Mobile/).fill('06 12 34 56 78')
  await page.getByLabel(/Message/).pressSequentially('Un poêle ')
  release()
  await untilHydrated(page)
  await page.getByLabel(/Message/).pressSequentially('pour 90 m²')
  await expect(page.getByLabel(/Prénom et Nom/)).toHaveValue('Jeanne Bonnet')
  await expect(page.getByLabel(/Mobile/)).toHaveValue('06 12 34 56 78')
  await expect(page.getByLabel(/Message/)).toHaveValue('Un poêle pour 90 m²')
  // The form's state has it too: only what is missing or wrong is an error.
  await page.getByLabel(/Mobile/).fill('12')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Numéro invalide (ex: +33612345678)')).toBeVisible()
  await expect(page.getByText('Le nom/prénom est requis')).toHaveCount(0)
  await expect(page.getByText('Le message est requis')).toHaveCount(0)
})

test('text typed before hydration is kept when a translator has changed the page', async ({
  page,
  expectedLines,
}) => {
  // React renders the page again.
  expectedLines.push(/Minified React error #418/)
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel(/Message/).fill('Un poêle pour 90 m²')
  await page.getByLabel(/Prénom et Nom/).fill('Jeanne Bonnet')
  await page.getByText('Vos réponses ne servent').evaluate((paragraph) => {
    const font = document.createElement('font')
    font.append(...paragraph.childNodes)
    paragraph.append(font)
  })
  release()
  await untilHydrated(page)
  await expect(page.locator('form font')).toHaveCount(0)
  await expect(page.getByLabel(/Message/)).toHaveValue('Un poêle pour 90 m²')
  await expect(page.getByLabel(/Prénom et Nom/)).toHaveValue('Jeanne Bonnet')
})

test('what is entered about a home before hydration is answered, keeps the focus and is in the address', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/puissance')
  const surface = page.getByLabel('Surface à chauffer (m²)')
  const period = page.getByLabel('Construction, ou dernière isolation')
  await period.selectOption('avant-1974')
  await surface.pressSequentially('9')
  release()
  await untilHydrated(page)
  await expect(surface).toBeFocused()
  await page.keyboard.type('0')
  await expect(surface).toHaveValue('90')
  await expect(page).toHaveURL(/surface=90&hauteur=2.5&isolation=avant-1974/)
  await page.reload()
  await untilHydrated(page)
  await expect(surface).toHaveValue('90')
  await expect(period).toHaveValue('avant-1974')
})

test('clicks before hydration are replayed after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/products')
  await page.getByRole('button', { name: /^Poêles à granulés/ }).click()
  await page.getByLabel('Puissance min (kW)').fill('8')
  await page.getByLabel('Puissance max (kW)').press('Enter')
  await page.getByRole('button', { name: /^Granéo/ }).click()
  await expect(page).toHaveURL(/products$/)
  release()
  await expect(page).toHaveURL(/categorie=poeles.a.granules&marque=graneo&min=8/)
})

test('a visitor who scrolled away from a fragment before hydration stays there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/legalnotice#donnees-personnelles')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
  await page.evaluate(() => window.scrollTo(0, 200))
  release()
  await untilHydrated(page)
  await nextFrame(page)
  expect(await scrollTop(page)).toBe(200)
})

test('a search typed and an order chosen before hydration are applied after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/products')
  await page.getByRole('searchbox').pressSequentially('lauze')
  const order = page.getByRole('combobox', { name: 'Trier par' })
  await order.selectOption({ label: 'Nom, de A à Z' })
  release()
  await untilHydrated(page)
  await expect(page).toHaveURL(/q=lauze/)
  await expect(page).toHaveURL(/tri=/)
  await expect(page.getByRole('searchbox')).toHaveValue('lauze')
  await expect(order.locator('option:checked')).toHaveText('Nom, de A à Z')
})

test('a drawer’s button clicked before hydration opens it after', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Menu et coordonnées' })).toBeVisible()
})

test('a form submitted before hydration is validated after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel(/Prénom et Nom/).fill('Jeanne Bonnet')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page).toHaveURL(/contact$/)
  release()
  await expect(page.getByText('Le message est requis')).toBeVisible()
  await expect(page.getByLabel(/Prénom et Nom/)).toHaveValue('Jeanne Bonnet')
  await expect(page.getByText('Le nom/prénom est requis')).toHaveCount(0)
})

test('a click between React’s hydration and the replay is handled once', async ({ page }) => {
  await page.addInitScript(() =>
    window.addEventListener('hydrated', (event) => {
      if (document.documentElement.dataset.released === undefined) event.stopImmediatePropagation()
    }),
  )
  await page.goto('/products')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await page.evaluate(() => {
    document.documentElement.dataset.released = ''
    window.dispatchEvent(new Event('hydrated'))
  })
  await expect(page.getByRole('article')).toHaveCount(18)
  await expect(page).toHaveURL(/page=2$/)
})
