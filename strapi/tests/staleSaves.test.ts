// Two people, or two tabs, that change the same entry.
import { describe, expect, it, vi } from 'vitest'
import { uploadPicture } from './lib/pictures'
import { administer, asOwner, editor, isOnline, online, pathOf } from './lib/server'
import { openTab, type Shown } from './lib/tab'

const publishProduct = async () => {
  const { documentId } = await editor.publish('products', { title: 'Poêle', subtitle: 'Avant' })
  return { path: pathOf('products', documentId), documentId }
}

const COMPLETE = { title: 'Poêle', description: '<p>Un poêle.</p>' }

describe('an entry that was changed in another tab', () => {
  it.each(['save', 'publish'] as const)(
    'refuses to %s, and says which field changed, and by whom',
    async (action) => {
      const { path, documentId } = await publishProduct()
      const first = await openTab(path, 'administrator')
      const second = await openTab(path)
      expect((await first.press('publish', { ...COMPLETE, subtitle: 'Après' })).status).toBe(200)
      const { status, body } = await second.press(action, { ...COMPLETE, subtitle: 'Avant', brand: 'Godin' })
      expect(status).toBe(409)
      expect(body.error.message).toMatch(
        /^Rien n’a été enregistré, .*ouverte\s: «\sSous-titre\s» \(par .+, le .+\)/,
      )
      expect(body.error.message).not.toContain('Marque')
      expect(body.error.details.errors).toMatchObject([{ path: ['subtitle'] }])
      expect(await online('products', documentId)).toMatchObject({ subtitle: 'Après', brand: null })
    },
  )

  it.each(['discard', 'unpublish'] as const)('refuses to %s', async (action) => {
    const { path, documentId } = await publishProduct()
    const first = await openTab(path)
    const second = await openTab(path)
    await first.press('save', { ...COMPLETE, subtitle: 'Pas encore publié' })
    expect((await second.press(action)).status).toBe(409)
    expect(await editor.open('products', documentId)).toMatchObject({ subtitle: 'Pas encore publié' })
    expect(await online('products', documentId)).toMatchObject({ subtitle: 'Avant' })
  })

  it('is saved again after an answer that was lost', async () => {
    const { path } = await publishProduct()
    const [first, second] = [await openTab(path), await openTab(path)]
    const change = { ...COMPLETE, subtitle: 'Après', power_kw: 8.5 }
    expect((await first.press('publish', change)).status).toBe(200)
    expect((await second.press('publish', { ...change, brand: 'Godin' })).status).toBe(200)
  })

  it('says that one made the change oneself', async () => {
    const { path } = await publishProduct()
    const [first, second] = [await openTab(path), await openTab(path)]
    await first.press('save', { ...COMPLETE, subtitle: 'Après' })
    const { body } = await second.press('save', COMPLETE)
    expect(body.error.message).toContain('par vous, dans un autre onglet')
  })

  it('refuses one of two changes that are sent at the same moment', async () => {
    const { path } = await publishProduct()
    const tabs = await Promise.all([openTab(path), openTab(path)])
    const answers = await Promise.all(
      tabs.map(({ press }, index) => press('save', { ...COMPLETE, subtitle: `Onglet ${index}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('an entry that another tab took off the site', () => {
  it('is not put back by a publication, which says who took it off', async () => {
    const { path, documentId } = await publishProduct()
    const [first, second] = [await openTab(path, 'administrator'), await openTab(path)]
    await second.press('save', { ...COMPLETE, subtitle: 'Avant' })
    const unpublished = Date.now()
    expect((await first.press('unpublish')).status).toBe(200)
    const { status, body } = await second.press('publish', { ...COMPLETE, subtitle: 'Avant', brand: 'Godin' })
    expect(status).toBe(409)
    expect(body.error.message).toMatch(
      /^Rien n’a été enregistré, car cette fiche a été retirée du site depuis que vous l’avez ouverte \(par Administration, le /,
    )
    const { updatedAt, brand } = await editor.open('products', documentId)
    expect(typeof updatedAt === 'string' && Date.parse(updatedAt) >= unpublished).toBe(true)
    expect(brand).toBeNull()
    expect(await isOnline('products', documentId)).toBe(false)
  })

  it('can be published once the page knows it', async () => {
    const { path, documentId } = await publishProduct()
    const [first, second] = [await openTab(path), await openTab(path)]
    await first.press('unpublish')
    expect((await second.press('save', { ...COMPLETE, brand: 'Godin' })).status).toBe(200)
    expect(await isOnline('products', documentId)).toBe(false)
    expect((await second.press('publish', { ...COMPLETE, brand: 'Godin' })).status).toBe(200)
  })

  it('was a draft for the other tab, too', async () => {
    const { documentId } = await editor.save('products', COMPLETE)
    const path = pathOf('products', documentId)
    const [first, second] = [await openTab(path), await openTab(path)]
    expect((await first.press('publish', COMPLETE)).status).toBe(200)
    expect((await first.press('unpublish')).status).toBe(200)
    expect((await second.press('publish', COMPLETE)).status).toBe(200)
  })
})

describe('a link to one entry', () => {
  const ARTICLE = { title: 'Le marché', content: '<p>Samedi.</p>', date: '2026-11-27' }
  const UNTOUCHED = { product: { connect: [], disconnect: [] } }

  /** An article without a link in two tabs, and the products that it may show. */
  const openArticle = async () => {
    const link = async (title: string) => {
      const { documentId } = await editor.save('products', { title })
      return { product: { connect: [{ documentId }], disconnect: [] } }
    }
    const { documentId } = await editor.save('articles', ARTICLE)
    const path = pathOf('articles', documentId)
    return {
      documentId,
      first: await openTab(path, 'administrator'),
      second: await openTab(path),
      stove: await link('Poêle'),
      boiler: await link('Chaudière'),
    }
  }

  it.each(['save', 'publish'] as const)('refuses to %s another one than the first tab', async (action) => {
    const { documentId, first, second, stove, boiler } = await openArticle()
    expect((await first.press('save', { ...ARTICLE, ...stove })).status).toBe(200)
    const { status, body } = await second.press(action, { ...ARTICLE, ...boiler })
    expect(status).toBe(409)
    expect(body.error.message).toMatch(/ouverte\s: «\sAppareil posé\s» \(par .+, le .+\)/)
    expect(body.error.details.errors).toMatchObject([{ path: ['product'] }])
    expect(await editor.open('articles', documentId)).toMatchObject({ product: { count: 1 } })
    expect((await first.press('save', { ...ARTICLE, ...boiler })).status).toBe(200)
  })

  it('may be the same in both tabs', async () => {
    const { first, second, stove } = await openArticle()
    expect((await first.press('save', { ...ARTICLE, ...stove })).status).toBe(200)
    expect((await second.press('save', { ...ARTICLE, ...stove })).status).toBe(200)
  })

  it('stays when the other tab changes another field', async () => {
    const { documentId, first, second, stove } = await openArticle()
    await first.press('save', { ...ARTICLE, ...stove })
    expect((await second.press('publish', { ...ARTICLE, ...UNTOUCHED, excerpt: 'Samedi' })).status).toBe(200)
    expect(await editor.open('articles', documentId)).toMatchObject({
      excerpt: 'Samedi',
      product: { count: 1 },
    })
  })

  it('is not linked again after the first tab has removed it', async () => {
    const { first, second, stove, boiler } = await openArticle()
    const { connect } = stove.product
    for (const { press } of [first, second])
      expect((await press('save', { ...ARTICLE, ...stove })).status).toBe(200)
    await first.press('save', { ...ARTICLE, product: { connect: [], disconnect: connect } })
    const replaced = { product: { connect: boiler.product.connect, disconnect: connect } }
    expect((await second.press('save', { ...ARTICLE, ...replaced })).status).toBe(409)
    expect(
      (await second.press('save', { ...ARTICLE, product: { connect: [], disconnect: connect } })).status,
    ).toBe(200)
  })

  it('is not discarded unseen', async () => {
    const { documentId, first, second, stove } = await openArticle()
    await first.press('publish', ARTICLE)
    await first.press('save', { ...ARTICLE, ...stove })
    expect((await second.press('discard')).status).toBe(409)
    expect(await editor.open('articles', documentId)).toMatchObject({ product: { count: 1 } })
  })
})

describe('an entry that nobody else changed', () => {
  it('is saved and published again and again from the same tab', async () => {
    const { path, documentId } = await publishProduct()
    const image = await uploadPicture()
    const { press } = await openTab(path)
    for (const action of ['save', 'publish', 'save', 'discard', 'publish', 'unpublish', 'publish'] as const) {
      const { status } = await press(action, { ...COMPLETE, subtitle: `Puis ${action}`, image })
      expect({ action, status }).toEqual({ action, status: 200 })
    }
    expect(await online('products', documentId)).toMatchObject({ subtitle: 'Puis publish' })
  })

  it('is saved after it went online at its hour', async () => {
    const article = { title: 'Le marché', content: '<p>Samedi.</p>', date: '2026-11-27' }
    const publish_at = new Date(Date.now() + 1000).toISOString()
    const { documentId } = await editor.save('articles', { ...article, publish_at })
    const page = pathOf('articles', documentId)
    const [first, second] = [await openTab(page), await openTab(page)]
    await vi.waitFor(
      async () => expect((await editor.open('articles', documentId)).publish_at).toBeNull(),
      20_000,
    )
    const later = { ...article, publish_at: '2030-01-01T08:00:00.000Z' }
    expect((await first.press('save', { ...article, publish_at, excerpt: 'Samedi' })).status).toBe(200)
    expect(await editor.open('articles', documentId)).toMatchObject({ publish_at: null, excerpt: 'Samedi' })
    const { body } = await second.press('save', later)
    expect(body.error.details.errors.map(({ path }) => path)).toEqual([['excerpt'], ['publish_at']])
  })

  it('is saved after it was published from the list', async () => {
    const { path, documentId } = await publishProduct()
    const { press } = await openTab(path)
    await editor.publish('products', { ...COMPLETE, subtitle: 'Avant' }, documentId)
    expect((await press('save', { ...COMPLETE, brand: 'Godin' })).status).toBe(200)
  })
})

it.each(['api::shop.shop', 'api::tariff.tariff'])(
  'compares the single page %s, with its lists',
  async (uid) => {
    const path = `/content-manager/single-types/${uid}`
    const { data } = (await asOwner<Shown>(path, { method: 'PUT', body: {} })).body
    const list =
      uid === 'api::shop.shop' ? { closures: [{ from: '2026-12-24' }] } : { services: [{ name: 'Ramonage' }] }
    const [first, second] = [await openTab(path), await openTab(path)]
    expect((await first.press('save', { ...data, ...list })).status).toBe(200)
    expect((await first.press('save', { ...data, ...list })).status).toBe(200)
    const { status, body } = await second.press('save', data)
    expect(status).toBe(409)
    expect(body.error.details.errors.map(({ path: field }) => field)).toEqual([Object.keys(list)])
    const { body: now } = await asOwner<Shown>(path)
    expect(Object.values(now.data)).toContainEqual(
      expect.arrayContaining([expect.objectContaining(Object.values(list)[0]?.[0] ?? {})]),
    )
  },
)

it('refuses the second of two tabs that both create a single page', async () => {
  const path = '/content-manager/single-types/api::tariff.tariff'
  await administer(path, { method: 'DELETE' })
  const [first, second] = [await openTab(path), await openTab(path)]
  expect((await first.press('save', { quote: 'Gratuit' })).status).toBe(200)
  const { status, body } = await second.press('save', { call_out: 'Offert' })
  expect(status).toBe(409)
  expect(body.error.details.errors).toMatchObject([{ path: ['quote'] }])
  expect((await first.press('save', { quote: null })).status).toBe(200)
})

it('lets a program save without naming a version', async () => {
  const { documentId } = await publishProduct()
  await editor.save('products', { ...COMPLETE, subtitle: 'Une fois' }, documentId)
  expect((await editor.saveTry('products', { ...COMPLETE, subtitle: 'Deux fois' }, documentId)).status).toBe(
    200,
  )
})
