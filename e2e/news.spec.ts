import { holdRequests } from './requests'
import { cards, expect, test } from './test'
import { open, scrollTop, tabTo, untilHydrated } from './visitor'

const back = '← Toutes les actualités'

test.describe('the news list', () => {
  test('shows twelve articles, then twelve more', async ({ page }) => {
    await open(page, '/actualites')
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await expect(
      page.getByText('Nos projets, nos conseils, les nouveautés produits et les infos locales.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText('31 actualité(s) trouvée(s).')).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    const first = cards(page).first()
    await expect(first.locator('time')).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)
    await expect(first.getByRole('img')).toBeVisible()
    await expect(first.getByRole('link')).toContainText('Lire plus')

    const more = page.getByRole('button', { name: 'Voir plus' })
    await tabTo(page, more)
    const before = await scrollTop(page)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(50)
    await more.click()
    await expect(cards(page)).toHaveCount(31)
    await expect(more).toHaveCount(0)
  })
})

test.describe('an article', () => {
  test('has room for its cover before that is loaded, its title, date and tags', async ({ page }) => {
    const release = await holdRequests(page, /\/uploads\//)
    await page.goto('/actualites/choisir-la-puissance-de-son-poele', { waitUntil: 'commit' })
    const main = page.getByRole('main')
    const cover = main.locator('img[srcset*="500w"]').first()
    const room = await cover.boundingBox()
    expect(room?.height).toBeGreaterThan(100)
    release()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await cover.boundingBox()).toEqual(room)

    await untilHydrated(page)
    await expect(page).toHaveTitle('Choisir la puissance de son poêle – Actualités | Braise & Brise')
    await expect(
      main.getByRole('heading', { level: 1, name: 'Choisir la puissance de son poêle' }),
    ).toBeVisible()
    await expect(main.locator('time')).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)
    await expect(cover).toHaveAttribute('sizes', '(max-width: 768px) 100vw, 900px')
    await expect(cover).toHaveAttribute('srcset', /500w.*750w.*1000w/)
    await expect(main.getByText('Mots-clés :')).toBeVisible()
    await expect(main.getByRole('list', { name: 'Mots-clés :' }).getByRole('listitem')).not.toHaveCount(0)
    const around = main.getByRole('navigation', { name: 'Autres actualités' })
    const older = around.locator('a[rel="prev"]')
    const title = await older.locator('strong').innerText()
    await older.click()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(around.locator('a[rel="next"] strong')).toHaveText('Choisir la puissance de son poêle')
    await main.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(/\/actualites$/)
  })
})
