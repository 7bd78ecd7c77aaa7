import { describe, expect, it } from 'vitest'
import samples from '../../seed/content/tariff.json'
import { types } from '../../tests/lib/server'
import { shortcomings } from './shortcomings'

const picture = { alternativeText: 'Un poêle', width: 1200 }

const complete = {
  products: {
    title: 'Lys 9',
    description: '<p>Un poêle.</p>',
    image: picture,
    categories: [{ name: 'Poêles' }],
    brand: 'Kérylo',
    power_kw: 9,
  },
  articles: {
    title: 'Avant l’hiver',
    excerpt: 'Cinq gestes.',
    content: '<p>Ramoner.</p>',
    cover: picture,
    date: '2026-10-05',
  },
  'blog-posts': {
    title: 'Ramonage',
    subtitle: 'Avant l’hiver.',
    content: '<p>Ramoner.</p>',
    image: picture,
    category: 'entretien',
  },
}

type Kind = keyof typeof complete

const fieldsOf = (kind: Kind, changes: object) =>
  shortcomings(types[kind], { ...complete[kind], ...changes }).map(({ field }) => field)

describe('shortcomings', () => {
  it.each(['products', 'articles', 'blog-posts'] as const)('are none for a complete entry of %s', (kind) =>
    expect(fieldsOf(kind, {})).toEqual([]),
  )

  const rows: [kind: Kind, changes: object, fields: string[]][] = [
    ['products', { image: null }, ['image']],
    ['products', { image: { ...picture, alternativeText: ' ' } }, ['image']],
    ['products', { image: { ...picture, width: 320 } }, ['image']],
    ['products', { description: '<p></p>' }, ['description']],
    ['products', { image: null, description: null }, ['description', 'image']],
    ['products', { categories: [] }, ['categories']],
    ['products', { categories: undefined }, []],
    ['products', { brand: '' }, ['brand']],
    ['products', { power_kw: null }, ['power_kw']],
    ['products', { power_kw: 9000 }, ['power_kw']],
    ['articles', { cover: null, excerpt: null }, ['cover', 'excerpt']],
    ['articles', { date: null, content: '' }, ['content', 'date']],
    ['articles', { village: 'Bram', before: picture, after: picture }, []],
    ['articles', { product: { title: 'Lys 9' } }, ['village']],
    ['articles', { village: 'Bram', before: picture }, ['after']],
    ['blog-posts', { image: null }, ['image']],
    ['blog-posts', { image: null, cover: picture }, []],
    ['blog-posts', { category: null, subtitle: null }, ['category', 'subtitle']],
  ]

  it.each(rows)('of %s with %j: %j', (kind, changes, fields) =>
    expect(fieldsOf(kind, changes)).toEqual(fields),
  )

  it('ask for the cover of news, which may have photos in its text', () => {
    const [remark] = shortcomings(types.articles, { ...complete.articles, cover: null })
    expect(remark?.message).toMatch(/photo de couverture/)
  })

  it('are sentences in French, and none for other types', () => {
    const messages = shortcomings(types.products, {}).map(({ message }) => message)
    expect(messages).not.toEqual([])
    for (const message of messages) expect(message).toMatch(/^[A-ZÀÉ].*\.$/)
    expect(shortcomings(types.categories, {})).toEqual([])
  })

  it('name the sample prices that are left, and no price of the owner', () => {
    const left = (changes: object) =>
      shortcomings('api::tariff.tariff', { ...samples, ...changes }).map(({ message }) => message)
    expect(left({})).toEqual([
      expect.stringMatching(/l’heure de main-d’œuvre, le déplacement, «.* et 5 de plus\./),
    ])
    const [first, ...others] = samples.services
    const services = [{ ...first, price: '80 € TTC' }, ...others]
    const [message] = left({ hourly_rate: '70 € TTC', services })
    expect(message).toMatch(/exemple.* le déplacement, .*Entretien annuel d’un poêle à bois.* et 3 de plus\./)
    expect(message).not.toMatch(/main-d’œuvre|Ramonage d’un conduit/)
    // The owner may say so too.
    expect(left({ hourly_rate: null, call_out: 'Offert', services: [others[2]] })).toEqual([])
  })
})
