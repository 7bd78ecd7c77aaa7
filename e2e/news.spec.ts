import { downLines, preventRefresh, open, openByMenu } from './site'
import { api, cards, expect, failedResource, test, withResolvers } from './test'

const back = '← Toutes les actualités'

test.describe('the news list', () => {
  test('shows twelve articles, then twelve more', { tag: '@shape' }, async ({ page }) => {
    await open(page, '/actualites')
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await expect(
      page.getByText('Nos projets, nos conseils, les nouveautés produits et les infos locales.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByText('30 actualité(s) trouvée(s).')).toBeVisible()
    await expect(cards(page)).toHaveCount(12)
    const first = cards(page).first()
    await expect(first.locator('time')).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)
    await expect(first.getByRole('img')).toBeVisible()
    await expect(first.getByRole('link')).toContainText('Lire plus')

    const more = page.getByRole('button', { name: 'Voir plus' })
    await more.click()
    await expect(cards(page)).toHaveCount(24)
    await more.click()
    await expect(cards(page)).toHaveCount(30)
    await expect(more).toHaveCount(0)
  })

  test('is requested in pages of fifty, newest first', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(`${api}/articles`))
    await openByMenu(page, 'Actualités')
    const request = await asked
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
      populate: '*',
      sort: 'publishedAt:desc',
      publicationState: 'live',
      'pagination[page]': '1',
      'pagination[pageSize]': '50',
    })
    expect(request.headers()).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    })
    await expect(cards(page)).toHaveCount(12)
  })
})

test.describe('an article', () => {
  test('has room for its cover before that is loaded', async ({ page }) => {
    const { promise: released, resolve: release } = withResolvers()
    await page.route(/\/uploads\//, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/actualites/garder-une-vitre-propre', { waitUntil: 'commit' })
    const cover = page.getByRole('main').locator('img[srcset*="500w"]').first()
    const room = await cover.boundingBox()
    expect(room?.height).toBeGreaterThan(100)
    release()
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await cover.boundingBox()).toEqual(room)
  })

  test('shows its title, date, cover and tags', { tag: '@shape' }, async ({ page }) => {
    await open(page, '/actualites/choisir-la-puissance-de-son-poele')
    const main = page.getByRole('main')
    await expect(page).toHaveTitle('Choisir la puissance de son poêle – Actualités | Braise & Brise')
    await expect(
      main.getByRole('heading', { level: 1, name: 'Choisir la puissance de son poêle' }),
    ).toBeVisible()
    await expect(main.locator('time')).toHaveText(/^\d{1,2}(er)? \p{L}+ \d{4}$/u)
    const cover = main.locator('img[srcset*="500w"]').first()
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

  test('that does not exist is looked up by its slug, and shows a message and a link to the list', async ({
    page,
    expectedLines,
  }) => {
    expectedLines.push(failedResource)
    const asked = page.waitForRequest((request) => /filters%5Bslug/.test(request.url()))
    await open(page, '/actualites/n-existe-pas')
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
      populate: '*',
      publicationState: 'live',
      'filters[slug][$eq]': 'n-existe-pas',
    })
    await expect(page.getByRole('main').getByText('Actualité introuvable')).toBeVisible()
    await page.getByRole('link', { name: back }).click()
    await expect(cards(page)).toHaveCount(12)
  })

  test('that arrives late does not replace the one opened since', async ({ page, expectedLines }) => {
    expectedLines.push(...downLines)
    const entry = (id: number, title: string) => ({
      data: [
        { id, documentId: `d${id}`, slug: title.toLowerCase(), title, content: `<p>Texte de ${title}.</p>` },
      ],
      meta: {},
    })
    const { promise: released, resolve: release } = withResolvers()
    let late = 0
    await preventRefresh(page)
    // The list request fails: the cards have no content to pass on, so each article is requested by its slug.
    await page.route(new RegExp(`^${api}/articles`), async (route) => {
      const slug = new URL(route.request().url()).searchParams.get('filters[slug][$eq]')
      if (slug === null) return route.abort()
      if (slug !== 'garder-une-vitre-propre') return route.fulfill({ json: entry(2, 'Seconde') })
      await released
      late += 1
      return route.fulfill({ json: entry(1, 'Premiere') }).catch(() => undefined)
    })
    await open(page, '/actualites')
    await page.getByRole('button', { name: 'Voir plus' }).click()
    await expect(cards(page)).toHaveCount(24)
    const isAsked = page.waitForRequest((request) => request.url().includes('garder-une-vitre-propre'))
    await page.getByRole('link', { name: /Garder une vitre propre/ }).click()
    await expect(page.getByText('Chargement de l’article…')).toBeAttached()
    await isAsked
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Actualités' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible()
    await cards(page).first().getByRole('link').click()
    await expect(page.getByText('Texte de Seconde.')).toBeVisible()
    release()
    await expect.poll(() => late).toBe(1)
    await page.waitForTimeout(300)
    await expect(page.getByRole('heading', { level: 1, name: 'Seconde' })).toBeVisible()
    await expect(page.getByText('Texte de Premiere.')).toHaveCount(0)
  })
})
