import { describe, expect, it } from 'vitest'
import type { Reading, TypeReading } from './reading.ts'
import { reportOn } from './report.ts'

const SITE = 'https://www.example.fr'
const BASE = 'https://cms.example.fr/api'

const complete = {
  documentId: 'a',
  id: 1,
  slug: 'poele',
  title: 'Poêle',
  subtitle: 'Acier',
  description: '<p>Un poêle.</p>',
  image: { url: '/a.jpg' },
  categories: [{ name: 'Poêles' }],
  type: 'air',
  brand: 'Ardéa',
  power_kw: 8,
}

const buildType = (changes: Partial<TypeReading> = {}): TypeReading => ({
  path: 'products',
  base: BASE,
  status: 200,
  failure: null,
  isWrapped: false,
  entries: [complete],
  unreadable: [],
  sharedSlugs: [],
  pages: [{ page: 1, requested: 100, received: 1, pageCount: 1, total: 1 }],
  allowedOrigin: SITE,
  isPaged: true,
  oneEntryStatus: 200,
  drafts: [],
  ...changes,
})

const buildReading = (type: Partial<TypeReading> = {}, changes: Partial<Reading> = {}): Reading => ({
  siteOrigin: SITE,
  types: [buildType(type)],
  media: [],
  unknownParameterStatus: 200,
  preflight: { status: 204, allowedOrigin: SITE, allowedHeaders: 'Content-Type,Authorization' },
  ...changes,
})

const linesOf = (...args: Parameters<typeof buildReading>) => reportOn(buildReading(...args)).lines.join('\n')

it('says that nothing is missing', () => {
  expect(reportOn(buildReading())).toEqual({
    isBuildable: true,
    lines: [
      `Backend: ${BASE}, entries flat, as in Strapi 5`,
      `Site: ${SITE}`,
      '',
      'products: 1',
      '  Optional, and not used: href, energy_class, energy_label, product_fiche, position, previous_slugs, updatedAt.',
      '',
      'Pictures: none',
      `CORS: browsers on ${SITE} may read it.`,
      'Parameters that Strapi 5 does not know: ignored, as they must be.',
      '',
      'The site can be built from this backend.',
    ],
  })
})

describe('counts', () => {
  it('missing fields, with the names that were looked for', () => {
    const entries = [
      complete,
      { ...complete, power_kw: null, image: undefined },
      { ...complete, power_kw: '' },
    ]
    const lines = linesOf({ entries })
    expect(lines).toContain('products: 3\n')
    expect(lines).toContain('  1 has no image (looked for image, cover): shown without a picture.')
    expect(lines).toContain(
      '  2 have no power_kw (looked for power_kw, powerKw, puissance, puissance_kw): not found by power.',
    )
  })

  it('fields under another name as there', () => {
    expect(linesOf({ entries: [{ ...complete, power_kw: null, puissance: '8,5' }] })).not.toContain(
      'power_kw',
    )
  })

  it('fields that cannot be read', () => {
    const unreadable = [
      { field: 'power_kw', example: '"4 à 9"' },
      { field: 'power_kw', example: '"?"' },
    ]
    expect(linesOf({ unreadable })).toContain(
      '  2 have a power_kw that the site cannot read, such as "4 à 9".',
    )
  })

  it('entries that share an address', () => {
    expect(linesOf({ sharedSlugs: [['/products/poele', 2]] })).toContain(
      '  2 share the address /products/poele: only one of them has a page.',
    )
  })

  it('the empty fields of a single type in one line', () => {
    const lines = linesOf({ path: 'home-page', pages: [], entries: [{ promise: 'Un poêle', sale: '' }] })
    expect(lines).toContain('home-page: there\n  Empty: services_heading, services_lead, sale,')
  })
})

describe('names', () => {
  it.each<[string, Partial<TypeReading>, string]>([
    [
      'a missing permission',
      { status: 403, failure: 'refused' },
      'products: cannot be read (403): allow “find”',
    ],
    [
      'a missing type',
      { status: 404, failure: 'refused' },
      `products: cannot be read (404): there is no type at ${BASE}/products.`,
    ],
    ['a strict Strapi', { status: 400, failure: 'refused' }, 'set rest.strictParams to false'],
    ['a failing Strapi', { status: 500, failure: 'refused' }, 'products: cannot be read (500).'],
    ['another server', { failure: 'unreadable' }, 'does not answer as Strapi does.'],
    ['a server that is down', { status: null, failure: 'unreachable' }, 'does not answer.'],
  ])('%s, which a build stops at', (_what, changes, line) => {
    const report = reportOn(buildReading({ entries: [], ...changes }))
    expect(report.lines.join('\n')).toContain(line)
    expect(report.lines.at(-1)).toBe('The site cannot be built from this backend: products cannot be read.')
    expect(report.isBuildable).toBe(false)
  })

  it.each([
    [404, 'partners: not there; optional: the site’s own partners are shown.'],
    [403, 'partners: not readable (403); optional: the site’s own partners are shown.'],
  ])('an optional type that responds %i', (status, line) => {
    const report = reportOn(buildReading({ path: 'partners', status, entries: [], pages: [] }))
    expect(report.lines).toContain(line)
    expect(report.isBuildable).toBe(true)
  })

  it.each<[string, Partial<TypeReading>, string]>([
    ['paging that is ignored', { isPaged: false }, '  Paging is not honoured'],
    [
      'entries that never came',
      { pages: [{ page: 1, requested: 50, received: 25, pageCount: 2, total: 40 }] },
      '  Pages of 50 entries were requested, and the first had 25.\n  Only 1 of 40 were read: set rest.maxLimit to 100',
    ],
    [
      'a list without totals',
      { pages: [{ page: 1, requested: 100, received: 1, pageCount: null, total: null }] },
      '  The list has no meta.pagination',
    ],
    ['a missing findOne', { oneEntryStatus: 403 }, '  One entry by its id: 403; allow “findOne”'],
    [
      'drafts',
      { drafts: [{ parameter: 'status=draft', count: 3 }] },
      '  Everybody can read drafts: status=draft shows 3 of them.',
    ],
    ['the shape of Strapi 4', { isWrapped: true }, 'entries in `attributes`, as in Strapi 4'],
    ['blocked browsers', { allowedOrigin: null }, `CORS: browsers on ${SITE} may not read anything.`],
  ])('%s', (_what, changes, line) => {
    expect(linesOf(changes)).toContain(line)
  })

  it('a header that CORS does not allow', () => {
    const preflight = { status: 204, allowedOrigin: SITE, allowedHeaders: 'Authorization' }
    expect(linesOf({}, { preflight })).toContain(
      'CORS: the site requests articles with the header Content-Type',
    )
  })

  it('a Strapi that refuses unknown parameters', () => {
    expect(linesOf({}, { unknownParameterStatus: 400 })).toContain('refused (400)')
  })

  it('pictures that cannot be loaded, or not on https', () => {
    const example = 'http://pictures.example.fr/a.jpg'
    const lines = linesOf(
      {},
      { media: [{ host: 'http://pictures.example.fr', count: 2, example, status: 403 }] },
    )
    expect(lines).toContain('Pictures: 2 on http://pictures.example.fr')
    expect(lines).toContain(`  ${example} cannot be loaded (403).`)
    expect(lines).toContain('  http://pictures.example.fr is not on https')
  })
})
