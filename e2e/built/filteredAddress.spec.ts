// An address with a query string, opened directly: the build does not know it, so the page answers it once its scripts run.
import type { Page } from '@playwright/test'
import { holdScripts } from '../requests'
import { cards, expect, failedResource, test } from '../test'
import { recordShifts, shiftOf, untilHydrated } from '../visitor'

const home = new URLSearchParams('surface=80&hauteur=2.5&isolation=1983-1989&altitude=200&temperature=19')

/** Each with a text that only its answer shows. */
const answers: Record<string, string> = {
  '/products?min=6&max=9': 'Retirer le filtre de 6 à 9 kW',
  '/products?min=9&max=6': 'La puissance minimale dépasse la puissance maximale',
  '/products?q=granul%C3%A9s': 'Retirer le filtre « granulés »',
  '/products?q=zzz': 'Aucun produit ne correspond à ces critères.',
  '/products?tri=puissance': 'Cers 25',
  '/products?categorie=poeles+de+masse': '4 produits',
  '/products?categorie=climatisation': '12 produits',
  '/products?marque=graneo': 'Retirer le filtre Granéo',
  '/products?t%79pe=etanche': 'Retirer le filtre Étanche',
  '/products?categorie=poeles+a+granules&marque=graneo&min=8&max=10': '2 produits',
  '/comparer': 'Aucun produit à comparer pour le moment.',
  '/comparer?produits=ondea-8,lys-9': 'Demander un devis',
  '/comparer?produits=rien': 'Les produits demandés ne sont plus au catalogue.',
  [`/contact?puissance=${encodeURIComponent(String(home))}#formulaire`]: 'Puissance estimée de',
  '/contact?produit=ondea-8': 'Ondéa 8',
  '/contact?produit=ondea-8&produit=lys-9#formulaire': 'Lys 9',
  '/services?page=2': 'Recherche de panne climatisation',
}

/** One of each kind; at night all. */
const byDay = [
  '/products?min=6&max=9',
  '/products?q=zzz',
  '/products?t%79pe=etanche',
  '/products?categorie=climatisation',
  '/comparer?produits=ondea-8,lys-9',
  '/contact?produit=ondea-8&produit=lys-9#formulaire',
  '/services?page=2',
]

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** A phone on slow 4G. @returns a function that gives it a fast processor. */
const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/** Runs in the page: writes each number of cards that it has from now on to `data-counts`. */
const recordCounts = () => {
  const counts: number[] = []
  const read = () => {
    const count = document.querySelectorAll('article').length
    if (count !== counts.at(-1)) counts.push(count)
    document.documentElement.dataset.counts = counts.join(' ')
  }
  read()
  new MutationObserver(read).observe(document.body, { childList: true, subtree: true })
}

/** The cards that the page does not show yet cannot be pressed. @returns the first. */
const expectOutlines = async (page: Page, address: string) => {
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('64 produits', { exact: true }).filter({ visible: true })).toHaveCount(0)
  const outline = await page.locator('article').first().boundingBox()
  await page.mouse.click((outline?.x ?? 0) + 40, (outline?.y ?? 0) + 40)
  await expect(page).toHaveURL(address)
  await page.evaluate(recordCounts)
  return outline
}

const answerIn = (page: Page, text: string) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first()

for (const [address, answer] of Object.entries(answers)) {
  const isList = /^\/(?:products|services)/.test(address)
  const name = isList ? 'never shows cards that do not answer it, and does not move' : 'does not move'
  for (const screen of screens) {
    // At night at each width, else at one.
    const tag = screen === screens[byDay.indexOf(address) % screens.length] ? [] : '@nightly'
    test(`${address} ${name} at ${screen.width} px`, { tag }, async ({ page, expectedLines }) => {
      // The backend answers 404 to a product that is gone.
      if (address.endsWith('=rien')) expectedLines.push(failedResource)
      await page.setViewportSize(screen)
      await page.addInitScript(recordShifts, true)
      const speedUp = await slowDown(page)
      const release = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const outline = isList ? await expectOutlines(page, address) : null
      release()
      await untilHydrated(page)
      await expect(answerIn(page, answer)).toBeVisible()
      // What an idle page loads now needs no slow processor.
      await speedUp()
      await page.waitForLoadState('networkidle')
      const shift = await shiftOf(page)
      expect(shift).toBeLessThanOrEqual(0.01)
      if (!isList) return
      await expect(page.locator('html'), 'the cards change once').toHaveAttribute(
        'data-counts',
        /^\d+( \d+)?$/,
      )
      // On a phone, many filters take one line more.
      if (screen.width < 768 || (await cards(page).count()) === 0) return
      const card = await cards(page).first().boundingBox()
      expect(card?.y, 'where its outline was').toBeCloseTo(outline?.y ?? 0, 0)
    })
  }
}
