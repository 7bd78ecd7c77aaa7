// The end of the address that each entry gets.
import { describe, expect, it } from 'vitest'
import { administer, editor, online, read, types } from './lib/server'

const collections = ['products', 'articles', 'blog-posts'] as const

describe.each(collections)('an entry of %s', (collection) => {
  it('gets a slug from its title, that stays when the title changes', async () => {
    const { documentId } = await editor.publish(collection, {
      title: `Poêle à 8,5 kW & conduit, ${collection}`,
    })
    const { slug } = await online(collection, documentId)
    expect(slug).toBe(`poele-a-8-5-kw-et-conduit-${collection}`)
    await editor.publish(collection, { title: 'Tout autre chose' }, documentId)
    expect((await online(collection, documentId)).slug).toBe(slug)
  })

  it('never gets the slug of another one, published or not', async () => {
    const entries = [
      await editor.save(collection, { title: 'Même titre' }),
      await editor.publish(collection, { title: 'Même titre' }),
      await editor.save(collection, { title: 'Autre titre', slug: 'meme-titre' }),
    ]
    expect(entries.map(({ slug }) => slug)).toEqual(['meme-titre', 'meme-titre-2', 'meme-titre-3'])
  })

  it('gets its own slug when several are saved at the same moment', async () => {
    const titles = Array<string>(5).fill('Au même moment')
    const entries = await Promise.all(titles.map((title) => editor.save(collection, { title })))
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(5)
  })

  it('keeps the slug of its published version free of others after its draft was renamed', async () => {
    const { documentId } = await editor.publish(collection, { title: 'Renommé ensuite' })
    await editor.save(collection, { slug: 'nouveau-nom' }, documentId)
    expect((await editor.save(collection, { title: 'Renommé ensuite' })).slug).toBe('renomme-ensuite-2')
  })

  it('has a copy with another slug', async () => {
    const { documentId } = await editor.publish(collection, { title: 'À copier' })
    expect((await editor.copy(collection, { title: 'À copier' }, documentId)).slug).toBe('a-copier-2')
  })

  it('has a copy with a slug of its own title, whose form showed that of the original', async () => {
    const original = await editor.save(collection, { title: 'Montré' })
    const shown = { title: 'Copie retitrée', slug: original.slug }
    expect(await editor.copy(collection, shown, original.documentId)).toMatchObject({
      slug: 'copie-retitree',
    })
  })
})

/** What was typed as title and slug, and the slug that was stored. */
const typed: [title: string, slug: string | null | undefined, stored: string | null][] = [
  ['Saisi à la main', 'a-ma-facon', 'a-ma-facon'],
  ['Majuscules', 'Lys-9.5', 'Lys-9.5'],
  ['Sans adresse', '', 'sans-adresse'],
  ['Adresse nulle', null, 'adresse-nulle'],
  ['Index', undefined, 'index-2'],
  ['404', undefined, '404-2'],
  ['Liste', undefined, 'liste-2'],
  ['Réservé', 'data', 'data-2'],
  ['Réservé encore', 'ASSETS', 'assets-2'],
  ['_headers', undefined, 'headers'],
  ['Un fichier', 'lys.html', 'lys-html'],
  ['Un fichier comprimé', 'lys.html.BR', 'lys-html-br'],
  ['Avec des espaces', 'à l’été / 2026', 'a-l-ete-2026'],
  ['Deux points', '..', 'deux-points'],
  ['Un point', '.', 'un-point'],
  ['Souligné', '_redirects', 'redirects'],
  ['../../etc/passwd', undefined, 'etc-passwd'],
  ['Demi-caractère \ud800', undefined, 'demi-caractere'],
  ['🔥', undefined, 'produit'],
  ['   ', undefined, null],
  [`Très ${'long '.repeat(40)}`, undefined, `tres${'-long'.repeat(19)}`],
  ['x'.repeat(200), undefined, 'x'.repeat(100)],
]

it.each(typed)('stores for the title “%s” and the slug “%s”: %s', async (title, slug, stored) => {
  const entry = await editor.save('products', { title, ...(slug !== undefined && { slug }) })
  expect(entry.slug).toBe(stored)
  await editor.remove('products', entry.documentId)
})

it('lets the administration take what is corrected then', async () => {
  type ContentType = { uid: string; attributes: { slug?: { regex?: string } } }
  const { body } = await administer<{ data: ContentType[] }>('/content-manager/content-types')
  const patterns = body.data.flatMap(({ uid, attributes }) =>
    uid.startsWith('api::') && attributes.slug ? [attributes.slug.regex ?? ''] : [],
  )
  expect(patterns).toHaveLength(3)
  for (const [, slug] of typed) for (const regex of patterns) expect(slug ?? '').toMatch(new RegExp(regex))
  for (const regex of patterns) expect(regex).not.toBe('')
  const { status } = await administer('/content-manager/uid/check-availability', {
    method: 'POST',
    body: { contentTypeUID: types.products, field: 'slug', value: 'Poêle n° 2' },
  })
  expect(status).toBe(200)
  const { slug } = await editor.publish('products', { title: 'Saisi autrement', slug: 'Poêle n° 2' })
  expect(slug).toBe('poele-n-2')
})

it('makes the slug from the title again when it is emptied', async () => {
  const { documentId } = await editor.save('products', { title: 'Premier nom du poêle' })
  const data = { title: 'Second nom du poêle', slug: '' }
  expect((await editor.save('products', data, documentId)).slug).toBe('second-nom-du-poele')
})

describe('previous slugs', () => {
  it('are those under which the entry was online', async () => {
    const { documentId } = await editor.publish('products', { title: 'Nom un' })
    await editor.save('products', { slug: 'jamais-en-ligne' }, documentId)
    await editor.publish('products', { slug: 'nom-deux' }, documentId)
    expect(await online('products', documentId)).toMatchObject({
      slug: 'nom-deux',
      previous_slugs: ['nom-un'],
    })
    await editor.publish('products', { slug: 'nom-trois' }, documentId)
    expect(await online('products', documentId)).toMatchObject({ previous_slugs: ['nom-un', 'nom-deux'] })
  })

  it('leave out the slug that the entry has again', async () => {
    const { documentId } = await editor.publish('products', { title: 'Aller' })
    await editor.publish('products', { slug: 'retour' }, documentId)
    await editor.publish('products', { slug: 'aller' }, documentId)
    expect(await online('products', documentId)).toMatchObject({ slug: 'aller', previous_slugs: ['retour'] })
  })

  it.each([[7], [{}], [['a\nb', 7]]])('are none when %j is sent as them', async (previous_slugs) => {
    const { documentId } = await editor.save('products', { title: 'Adresse forgée', previous_slugs })
    await editor.publish('products', {}, documentId)
    expect(await online('products', documentId)).toMatchObject({ previous_slugs: [] })
  })

  it('are no field of the administration', async () => {
    const path = `/content-manager/content-types/${types.products}/configuration`
    const { body } = await administer<{ data: { contentType: { layouts: object; metadatas: object } } }>(path)
    expect(JSON.stringify(body)).not.toMatch(/previous_slugs|first_public/)
    expect((await read('/api/products?status=draft')).status).toBe(200)
  })
})
