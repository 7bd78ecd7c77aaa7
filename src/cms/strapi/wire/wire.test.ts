import { describe, expect, it } from 'vitest'
import { isFields, type Fields } from '../../../values/fields'
import type { Article, Category, Product, Service } from '../../content/types'
import { readEntry } from '../requests/strapi'
import { toArticle } from '../normalisers/toArticle'
import { toCategory, toProduct } from '../normalisers/toProduct'
import { toService } from '../normalisers/toService'
import { articleFields, categoryFields, productFields, serviceFields } from './fieldNames'

/** A field's value in an entry, and the expected result. */
type Sample<Read> = readonly [sent: unknown, read: Partial<Read>]

const DATE = '2026-10-02'
/** The value of the less preferred names: valid as a text, a label, a picture and a date. */
const OTHER = '2020-01-01'

const media = (name: string) =>
  [
    { url: `https://cms.test/${name}.jpg` },
    { [name]: expect.objectContaining({ url: `https://cms.test/${name}.jpg` }) },
  ] as const

/** HTML with a picture of the backend, and how it is read. */
const SENT = '<p>Oui.<img src="/uploads/a.jpg"></p>'
const READ = '<p>Oui.<img src="https://cms.test/uploads/a.jpg"></p>'

const productSamples = {
  id: ['abc', { id: 'abc' }],
  slug: ['lauze-8', { slug: 'lauze-8' }],
  href: ['/products/lauze-8', { slug: 'lauze-8' }],
  title: ['Lauze 8', { title: 'Lauze 8' }],
  subtitle: ['Fonte', { subtitle: 'Fonte' }],
  description: [SENT, { descriptionHtml: READ }],
  image: media('image'),
  categories: [[{ name: 'Inserts' }, { name: 'Bois' }], { categories: ['Inserts', 'Bois'] }],
  type: ['hydro', { type: 'hydro' }],
  brand: ['Granéo', { brand: 'Granéo' }],
  power: ['8,5 kW', { powerKw: 8.5 }],
  energyClass: ['a+', { energy: { value: 'A+', best: 'A++', worst: 'G', step: 1 } }],
  energyLabel: [{ url: '/uploads/a.pdf' }, { energyLabel: 'https://cms.test/uploads/a.pdf' }],
  productFiche: ['https://eprel.test/1', { productFiche: 'https://eprel.test/1' }],
  widthCm: ['49,5 cm', { details: { widthCm: 49.5 } }],
  heightCm: [105, { details: { heightCm: 105 } }],
  depthCm: [52, { details: { depthCm: 52 } }],
  weightKg: ['1 250', { details: { weightKg: 1250 } }],
  flueMm: [80, { details: { flueMm: 80 } }],
  logCm: [33, { details: { logCm: 33 } }],
  hopperKg: [15, { details: { hopperKg: 15 } }],
  noiseDb: [36, { details: { noiseDb: 36 } }],
  efficiency: ['91,2 %', { details: { efficiency: 91.2 } }],
  minPowerKw: [2.4, { details: { minPowerKw: 2.4 } }],
  maxPowerKw: [8, { details: { maxPowerKw: 8 } }],
  guaranteeYears: [5, { details: { guaranteeYears: 5 } }],
  priceFrom: [4290, { details: { priceFrom: 4290 } }],
  manual: [
    { url: '/uploads/notice.pdf', size: 1200.5 },
    { details: { manual: { url: 'https://cms.test/uploads/notice.pdf', type: 'PDF', size: 1200.5 } } },
  ],
  declaration: [
    'https://maker.test/dop',
    { details: { declaration: { url: 'https://maker.test/dop', type: null, size: null } } },
  ],
  gallery: [
    [{ url: 'https://cms.test/side.jpg' }],
    { details: { gallery: [expect.objectContaining({ url: 'https://cms.test/side.jpg' })] } },
  ],
  position: [2, { position: 2 }],
  previousSlugs: [['lauze'], { previousSlugs: ['lauze'] }],
  updatedAt: [DATE, { updatedAt: DATE }],
} satisfies Record<keyof typeof productFields, Sample<Product>>

const categorySamples = {
  id: ['abc', { id: 'abc' }],
  name: ['Inserts', { name: 'Inserts' }],
  position: ['2', { position: 2 }],
} satisfies Record<keyof typeof categoryFields, Sample<Category>>

const articleSamples = {
  id: ['abc', { id: 'abc' }],
  slug: ['avant-l-hiver', { slug: 'avant-l-hiver' }],
  title: ['Avant l’hiver', { title: 'Avant l’hiver' }],
  excerpt: ['Cinq gestes.', { excerpt: 'Cinq gestes.' }],
  content: [['Oui.'], { contentHtml: '<p>Oui.</p>' }],
  cover: media('cover'),
  date: [DATE, { date: DATE }],
  updatedAt: [DATE, { updatedAt: DATE }],
  tags: [['Bois', { name: 'Entretien' }], { tags: ['Bois', 'Entretien'] }],
  source: ['Presse', { source: 'Presse' }],
  sourceId: ['12', { sourceId: '12' }],
  sourceUrl: ['https://example.fr/12', { sourceUrl: 'https://example.fr/12' }],
  village: ['Bram', { job: { village: 'Bram' } }],
  duration: ['deux jours', { job: { duration: 'deux jours' } }],
  before: [
    { url: 'https://cms.test/before.jpg' },
    { job: { before: expect.objectContaining({ url: 'https://cms.test/before.jpg' }) } },
  ],
  after: [
    { url: 'https://cms.test/after.jpg' },
    { job: { after: expect.objectContaining({ url: 'https://cms.test/after.jpg' }) } },
  ],
  product: [
    { slug: 'lauze-8', title: 'Lauze 8' },
    { job: { product: { slug: 'lauze-8', title: 'Lauze 8' } } },
  ],
  service: [
    { documentId: 'abc', slug: 'pose', title: 'Pose' },
    { job: { service: { id: 'abc', slug: 'pose', title: 'Pose', category: null } } },
  ],
  aidUntil: ['2026-12-31', { aidUntil: '2026-12-31' }],
  previousSlugs: [['hiver'], { previousSlugs: ['hiver'] }],
} satisfies Record<keyof typeof articleFields, Sample<Article>>

const serviceSamples = {
  id: ['abc', { id: 'abc' }],
  sortId: [12, { sortId: '12' }],
  slug: ['ramonage', { slug: 'ramonage' }],
  title: ['Ramonage', { title: 'Ramonage' }],
  subtitle: ['Avant l’hiver', { subtitle: 'Avant l’hiver' }],
  date: [DATE, { date: DATE }],
  category: [
    { name: 'Conseil' },
    { category: { name: 'Conseil', label: 'Conseil', slug: 'conseil', kind: null } },
  ],
  image: media('image'),
  icon: ['mdi:fire', { icon: 'mdi:fire' }],
  content: [SENT, { contentHtml: READ }],
  questions: [
    [{ question: 'Combien ?', answer: 'Une heure.\n\nParfois deux.' }],
    { questions: [{ question: 'Combien\u00A0?', paragraphs: ['Une heure.', 'Parfois deux.'] }] },
  ],
  position: [2, { position: 2 }],
  previousSlugs: [['conduits'], { previousSlugs: ['conduits'] }],
  updatedAt: [DATE, { updatedAt: DATE }],
} satisfies Record<keyof typeof serviceFields, Sample<Service>>

const wrapField = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.every(isFields) ? { data: value.map(wrap) } : value
  return isFields(value) ? { data: wrap(value) } : value
}

/** Wraps an entry as in Strapi 4. */
const wrap = ({ id, documentId, ...fields }: Fields): Fields => ({
  id,
  documentId,
  attributes: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wrapField(value)])),
})

type Tables = {
  fields: Readonly<Record<string, readonly string[]>>
  samples: Readonly<Record<string, Sample<object>>>
  read: (entry: Fields) => object | null
}

const kinds: [kind: string, tables: Tables][] = [
  ['product', { fields: productFields, samples: productSamples, read: toProduct }],
  [
    'category',
    {
      fields: categoryFields,
      samples: categorySamples,
      read: (entry) => toCategory({ name: 'Bois', ...entry }),
    },
  ],
  ['article', { fields: articleFields, samples: articleSamples, read: toArticle }],
  ['service', { fields: serviceFields, samples: serviceSamples, read: toService }],
]

describe.each(kinds)('the fields of a %s', (_, { fields, samples, read }) => {
  const spellings = Object.entries(fields).flatMap(([field, names]) =>
    names.map((name, index) => ({
      field,
      name,
      earlier: names.slice(0, index),
      later: names.slice(index + 1),
    })),
  )

  it.each(spellings)('$field is read from “$name”', ({ field, name, earlier, later }) => {
    const [sent, expected] = samples[field] ?? []
    const entry: Fields = {
      ...Object.fromEntries(earlier.map((each) => [each, null])),
      [name]: sent,
      ...Object.fromEntries(later.map((each) => [each, OTHER])),
    }
    expect(read(readEntry({ data: entry }) ?? {})).toMatchObject({ ...expected })
    expect(read(readEntry({ data: wrap(entry) }) ?? {})).toMatchObject({ ...expected })
  })
})

it('the field names are those of the specification (3), and what the companion backend adds', () => {
  const once = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]]))
  const id = ['documentId', 'id']
  const position = ['position']
  const previousSlugs = ['previous_slugs']
  expect(productFields).toEqual({
    ...once('slug', 'href', 'title', 'subtitle', 'description', 'updatedAt'),
    id,
    image: ['image', 'cover'],
    categories: ['categories', 'category'],
    type: ['type', 'Type', 'productType'],
    brand: ['brand', 'Brand', 'marque', 'Marque'],
    power: ['power_kw', 'powerKw', 'puissance', 'puissance_kw'],
    energyClass: ['energy_class'],
    energyLabel: ['energy_label'],
    productFiche: ['product_fiche'],
    widthCm: ['width_cm'],
    heightCm: ['height_cm'],
    depthCm: ['depth_cm'],
    weightKg: ['weight_kg'],
    flueMm: ['flue_mm'],
    logCm: ['log_cm'],
    hopperKg: ['hopper_kg'],
    noiseDb: ['noise_db'],
    ...once('efficiency', 'manual', 'declaration', 'gallery'),
    minPowerKw: ['power_min_kw'],
    maxPowerKw: ['power_max_kw'],
    guaranteeYears: ['guarantee_years'],
    priceFrom: ['price_from'],
    position,
    previousSlugs,
  })
  expect(categoryFields).toEqual({ ...once('name'), id, position })
  expect(articleFields).toEqual({
    ...once('slug', 'title', 'excerpt', 'content', 'updatedAt', 'tags', 'source', 'sourceId', 'sourceUrl'),
    ...once('village', 'duration', 'before', 'after', 'product', 'service'),
    aidUntil: ['aid_until'],
    id,
    cover: ['cover', 'image'],
    date: ['date', 'publishedAt', 'updatedAt', 'createdAt'],
    previousSlugs,
  })
  expect(serviceFields).toEqual({
    ...once('slug', 'title', 'subtitle', 'date', 'icon', 'content', 'questions', 'updatedAt'),
    id,
    sortId: ['id', 'documentId'],
    category: ['category', 'categories'],
    image: ['image', 'cover'],
    position,
    previousSlugs,
  })
})
