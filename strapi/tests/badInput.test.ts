// Content that must not go online as it is: what was typed, and what the owner is told.
import { describe, expect, it } from 'vitest'
import { upload, uploadPicture } from './lib/pictures'
import { editor, online, visit, type Collection } from './lib/server'

const TEXT = '<p>Un texte.</p>'
const DATE = '2026-10-05'
const PICTURE_PASTED = /collée depuis un autre logiciel.*bouton «\sImage\s»/

/** Beside the title, and the remark at each field that keeps the entry from being published. */
const refused: [collection: Collection, data: Record<string, unknown>, remarks: Record<string, RegExp>][] = [
  ['products', {}, { description: /une photo ou une description/ }],
  ['products', { description: '<p></p>' }, { description: /une photo ou une description/ }],
  ['products', { description: '<p>&nbsp;<br></p>\n' }, { description: /une photo ou une description/ }],
  ['products', { title: '  ', description: TEXT }, { title: /Écrivez un titre/ }],
  ['products', { description: TEXT, power_kw: 85_000 }, { power_kw: /kilowatts, 100 au plus/ }],
  ['products', { description: TEXT, power_kw: 0 }, { power_kw: /plus grand que zéro/ }],
  ['products', { description: TEXT, power_kw: -8 }, { power_kw: /plus grand que zéro/ }],
  ['products', { description: TEXT, energy_class: 'Z' }, { energy_class: /une lettre de A à G/ }],
  ['products', { description: TEXT, energy_class: 'A++++' }, { energy_class: /une lettre de A à G/ }],
  ['products', { description: TEXT, energy_label: 'javascript:alert(1)' }, { energy_label: /https/ }],
  ['products', { description: TEXT, product_fiche: 'fiche.pdf' }, { product_fiche: /https/ }],
  ['products', { description: TEXT, width_cm: 5200 }, { width_cm: /entre 10 et 300 centimètres/ }],
  ['products', { description: TEXT, weight_kg: 0 }, { weight_kg: /entre 3 et 5\s000 kilos/ }],
  ['products', { description: TEXT, efficiency: -8 }, { efficiency: /entre 10 et 110 pour cent/ }],
  ['products', { description: TEXT, guarantee_years: 99 }, { guarantee_years: /entre 1 et 50 ans/ }],
  ['products', { description: TEXT, price_from: 4.29 }, { price_from: /entre 100 et 100\s000 euros/ }],
  ['products', { description: TEXT, width_cm: 10, height_cm: 300 }, { height_cm: /huit fois/ }],
  ['products', { description: TEXT, width_cm: 300, height_cm: 20 }, { height_cm: /huit fois/ }],
  [
    'products',
    { description: TEXT, power_min_kw: 9, power_max_kw: 2.4 },
    { power_min_kw: /plus grande que la maximale/ },
  ],
  [
    'products',
    { description: `${TEXT}<img src="file:///C:/Users/Poele.png">` },
    { description: PICTURE_PASTED },
  ],
  [
    'products',
    { description: `${TEXT}<img alt="" src='data:image/png;base64,AA'>` },
    { description: PICTURE_PASTED },
  ],
  ['products', { description: '<img src=blob:https://example.fr/1>' }, { description: PICTURE_PASTED }],
  ['articles', { content: `${TEXT}<img src="image001.png">`, date: DATE }, { content: PICTURE_PASTED }],
  ['articles', { content: `${TEXT}<img src="C:\\photo.jpg">`, date: DATE }, { content: PICTURE_PASTED }],
  ['articles', { content: TEXT }, { date: /date à afficher/ }],
  ['articles', { content: TEXT, date: '0026-10-05' }, { date: /Vérifiez l’année/ }],
  ['articles', { content: TEXT, date: '2206-10-05' }, { date: /Vérifiez l’année/ }],
  ['articles', { content: TEXT, date: DATE, aid_until: '1826-01-01' }, { aid_until: /Vérifiez l’année/ }],
  ['articles', {}, { content: /Écrivez le texte/, date: /date à afficher/ }],
  [
    'articles',
    { content: TEXT, date: DATE, sourceUrl: 'example.fr' },
    { sourceUrl: /commencer par «\shttps/ },
  ],
  ['articles', { content: TEXT, date: DATE, sourceUrl: 'javascript:alert(1)' }, { sourceUrl: /https/ }],
  ['blog-posts', {}, { content: /Écrivez le texte/ }],
  ['products', { description: TEXT, position: -1 }, { position: /entre 0 et 9999/ }],
  ['blog-posts', { content: TEXT, position: 10_000 }, { position: /entre 0 et 9999/ }],
  ['blog-posts', { content: TEXT, icon: 'feu' }, { icon: /mdi:fire/ }],
  ['blog-posts', { content: TEXT, icon: 'mdi:Fire up' }, { icon: /mdi:fire/ }],
  ['blog-posts', { content: `${TEXT}<img src="cid:1">` }, { content: PICTURE_PASTED }],
]

describe.each(refused)('an entry of %s with %j', (collection, data, remarks) => {
  it('is saved as a draft, and refused when it is published', async () => {
    const entry = { title: 'Mauvaise saisie', ...data }
    const { documentId } = await editor.save(collection, entry)
    const { status, body } = await editor.publishTry(collection, entry, documentId)
    expect(status).toBe(400)
    expect(body.error.name).toBe('ValidationError')
    const found = Object.fromEntries(
      (body.error.details.errors ?? []).map(({ path, message }) => [path.join('.'), message]),
    )
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(remarks).map(([field, pattern]) => [field, expect.stringMatching(pattern)]),
      ),
    )
    // The banner has room for one sentence.
    const [only = '', ...others] = (body.error.details.errors ?? []).map(({ message }) => message)
    expect(body.error.message).toMatch(others.length > 0 ? /^\d points sont à corriger/ : only)
    expect((await visit(`/api/${collection}/${documentId}`)).status).toBe(404)
  })
})

/** What looks unusual and is right. */
const accepted: [collection: Collection, data: Record<string, unknown>][] = [
  ['products', { description: TEXT, power_kw: 2.4 }],
  ['products', { description: TEXT, power_kw: null }],
  ['products', { description: TEXT, energy_class: 'A++', energy_label: '/uploads/etiquette.pdf' }],
  ['products', { description: TEXT, energy_class: 'g', product_fiche: 'https://www.example.fr/f?a=b' }],
  ['products', { description: TEXT, width_cm: 49.5, efficiency: 104, noise_db: null, price_from: 12_490 }],
  ['products', { description: TEXT, power_min_kw: 8, power_max_kw: 8 }],
  ['products', { description: TEXT, width_cm: 30, height_cm: 240 }],
  ['blog-posts', { content: TEXT, icon: 'fluent-emoji:fire ' }],
  ['products', { description: '<img src="https://www.example.fr/uploads/poele_1.jpg">' }],
  ['products', { description: '<img src="https://res.cloudinary.com/demo/poele.jpg">' }],
  ['products', { description: '<p>L’adresse file:///C:/ n’est pas une image.</p>' }],
  ['articles', { content: TEXT, date: DATE, sourceUrl: 'https://www.example.fr/a?b=c' }],
  ['articles', { content: TEXT, date: DATE, sourceUrl: '' }],
]

it.each(accepted)('an entry of %s with %j is published', async (collection, data) => {
  expect((await editor.publishTry(collection, { title: 'Bonne saisie', ...data })).status).toBe(200)
})

it.each<[collection: Collection, field: string]>([
  ['products', 'image'],
  ['products', 'gallery'],
  ['articles', 'cover'],
  ['blog-posts', 'cover'],
])('an entry of %s with a PDF as its %s is not published', async (collection, field) => {
  const bytes = new TextEncoder().encode('%PDF-1.7\n')
  const { body } = await upload({ bytes, name: 'devis.pdf', type: 'application/pdf' })
  const entry = { title: 'Devis', description: TEXT, content: TEXT, date: DATE, [field]: body[0]?.id }
  const { documentId } = await editor.save(collection, entry)
  const publication = await editor.publishTry(collection, {}, documentId)
  expect(publication.status).toBe(400)
  expect(publication.body.error.details.errors).toMatchObject([
    { path: [field], message: expect.stringMatching(/n’est pas une photo/) },
  ])
  // As the administration's page sends it: with the whole file.
  const sent = { ...entry, [field]: body[0] }
  expect((await editor.publishTry(collection, sent, documentId)).status).toBe(400)
})

it('a product with a photo alone is published', async () => {
  const data = { title: 'Photo seule', image: await uploadPicture() }
  expect((await editor.publishTry('products', data)).status).toBe(200)
})

it('a correction with a fault leaves the published version as it is', async () => {
  const { documentId } = await editor.publish('products', { title: 'En ligne', power_kw: 8 })
  const { status } = await editor.publishTry('products', { power_kw: 8000 }, documentId)
  expect(status).toBe(400)
  expect((await online('products', documentId)).power_kw).toBe(8)
})

it.each(['POÊLES  d’essai', ' Poeles d’essai', 'Poêles\u00a0d’essai', 'Poêles d’essai'])(
  'a second category is not called “%s”: the site would show the two as one',
  async (name) => {
    const { documentId } = await editor.save('categories', { name: 'Poêles d’essai' })
    const { status, body } = await editor.saveTry('categories', { name })
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: ['name'], message: 'Une autre catégorie porte déjà ce nom.' },
    ])
    // Its own name stays free.
    expect((await editor.saveTry('categories', { name }, documentId)).status).toBe(200)
    await editor.remove('categories', documentId)
  },
)
