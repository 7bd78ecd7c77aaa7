import type { JsonLdObject } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { toArticle } from '../cms/strapi/normalisers/toArticle'
import { toProduct } from '../cms/strapi/normalisers/toProduct'
import { toService } from '../cms/strapi/normalisers/toService'
import { buildArticle, seedArticles } from '../mocks/fixtures/articles'
import { buildMedia } from '../mocks/fixtures/media'
import { seedProducts } from '../mocks/fixtures/products'
import { buildService, seedServices } from '../mocks/fixtures/services'
import { defaultShop, type WeekHours } from '../site/shop'
import { schemaProblems } from '../testing/schemaProblems'
import { describeFirm, firmReference, socialAccounts, webSite } from './firmData'
import { jsonLd } from './jsonLd'
import { breadcrumbList, labelledProduct, newsArticle, service } from './structuredData'

const SITE = 'https://www.example.fr'
const TODAY = '2026-11-16'

/** Parses a node like a search engine. */
const read = (node: JsonLdObject) => {
  const parsed: Record<string, unknown> = JSON.parse(jsonLd(node))
  const { '@context': context, ...properties } = parsed
  expect(context).toBe('https://schema.org')
  return properties
}

const article = (overrides: Parameters<typeof buildArticle>[0] = {}) =>
  read(newsArticle(toArticle(buildArticle(overrides)), SITE))

describe('every node', () => {
  const crumbs = [{ label: 'Accueil', href: '/' }, { label: 'Produits' }]
  const nodes = [
    describeFirm(SITE, defaultShop, TODAY, `${SITE}/atelier.jpg`),
    describeFirm(SITE, { ...defaultShop, closures: [{ from: TODAY, to: TODAY }] }, TODAY),
    webSite(SITE),
    breadcrumbList(crumbs, SITE),
    ...seedArticles().map((entry) => newsArticle(toArticle(entry), SITE)),
    ...seedServices().map((entry) => service(toService(entry), SITE)),
    ...seedProducts().flatMap((entry) => labelledProduct(toProduct(entry), SITE)),
    newsArticle(toArticle({}), SITE),
    service(toService({}), SITE),
  ]

  it.each(nodes.map((node, index) => [index, node['@type'], node] as const))(
    '%i, a %s, only uses known properties',
    (_, __, node) => {
      expect(schemaProblems(read(node))).toEqual([])
    },
  )

  it('is checked by schemaProblems, which finds unknown types, properties and placeholders', () => {
    expect(
      schemaProblems([
        { '@type': 'Recipe' },
        { '@type': 'WebSite', price: 3, name: '', publisher: null },
        { '@type': 'PostalAddress', streetAddress: 'à compléter' },
      ]),
    ).toHaveLength(5)
  })
})

describe('the firm', () => {
  const firm = read(describeFirm(SITE, defaultShop, TODAY))

  it('has a name, a telephone number and coordinates', () => {
    expect(firm).toMatchObject({
      '@type': 'HVACBusiness',
      name: 'Braise & Brise',
      url: 'https://www.example.fr/',
      telephone: '+33468200705',
      geo: { '@type': 'GeoCoordinates', latitude: 43.0533, longitude: 2.2189 },
    })
  })

  it('serves an area of 50 km, in metres', () => {
    expect(firm.areaServed).toEqual({
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 43.0533, longitude: 2.2189 },
      geoRadius: 50_000,
    })
  })

  it('has two opening periods a day, Monday to Saturday', () => {
    const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    expect(firm.openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '12:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '13:30', closes: '18:00' },
    ])
  })

  it('has no opening period on a day by appointment', () => {
    const hours: WeekHours = [
      [],
      'appointment',
      [{ opens: '09:00', closes: '12:00' }],
      [],
      [],
      [],
      'appointment',
    ]
    expect(read(describeFirm(SITE, { ...defaultShop, hours }, TODAY)).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Tuesday'], opens: '09:00', closes: '12:00' },
    ])
  })

  it('is closed all day during the closures that are not over', () => {
    const closures = [
      { from: '2026-11-01', to: '2026-11-15' },
      { from: '2026-11-10', to: '2026-11-16' },
      { from: '2026-12-24', to: '2026-12-24' },
    ]
    const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
    expect(
      read(describeFirm(SITE, { ...defaultShop, closures }, TODAY)).specialOpeningHoursSpecification,
    ).toEqual([
      { ...closed, validFrom: '2026-11-10', validThrough: '2026-11-16' },
      { ...closed, validFrom: '2026-12-24', validThrough: '2026-12-24' },
    ])
    expect(firm.specialOpeningHoursSpecification).toBeUndefined()
  })

  it('has only social accounts that are not placeholders', () => {
    expect(
      socialAccounts([
        'https://www.facebook.com/',
        'https://www.linkedin.com',
        'à compléter',
        'https://www.facebook.com/braise-et-brise',
      ]),
    ).toEqual(['https://www.facebook.com/braise-et-brise'])
  })
})

describe('an article', () => {
  it('has every property', () => {
    expect(
      article({
        cover: buildMedia({ url: '/uploads/a.jpg', width: 900, height: 600, alternativeText: 'Un poêle' }),
      }),
    ).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Préparer son poêle avant l’hiver',
      url: 'https://www.example.fr/actualites/preparer-son-poele-avant-l-hiver',
      datePublished: '2026-10-02',
      keywords: ['Entretien', 'Bois'],
      image: {
        url: 'https://cms.test/uploads/a.jpg',
        width: '900 px',
        height: '600 px',
        caption: 'Un poêle',
      },
      publisher: firmReference(SITE),
      author: firmReference(SITE),
    })
  })

  it('has a modification date only if it is after the publication', () => {
    expect(article({ date: '2026-10-02', updatedAt: '2026-10-05T08:00:00.000Z' }).dateModified).toBe(
      '2026-10-05T08:00:00.000Z',
    )
    expect(article({ date: '2026-10-02', updatedAt: '2026-09-30T08:00:00.000Z' })).not.toHaveProperty(
      'dateModified',
    )
  })

  it('from another website has its source and no author', () => {
    const taken = article({ sourceUrl: 'https://journal.example/poele' })
    expect(taken.isBasedOn).toBe('https://journal.example/poele')
    expect(taken).not.toHaveProperty('author')
    expect(article({ sourceUrl: 'javascript:alert(1)' })).not.toHaveProperty('isBasedOn')
  })

  it('has a headline of at most 110 characters, truncated between words', () => {
    const headline = String(article({ title: 'Poêle étanche '.repeat(20) }).headline)
    expect(headline.length).toBeLessThanOrEqual(110)
    expect(headline).toMatch(/(Poêle|étanche)…$/)
  })

  it('has a headline that is never truncated inside an emoji', () => {
    const headline = String(article({ title: '👩🏽‍🔧'.repeat(40) }).headline)
    expect(headline.length).toBeLessThanOrEqual(110)
    expect(headline).toMatch(/^(👩🏽‍🔧)+…$/u)
    expect(article({ title: 'a'.repeat(110) }).headline).toBe('a'.repeat(110))
  })

  it('keeps special characters in the title', () => {
    const title = '</script><script>alert(1)</script> ]]> & 🔥'
    expect(article({ title }).headline).toBe(title)
  })
})

describe('a service', () => {
  it('is provided by the firm in its area', () => {
    expect(read(service(toService(buildService({ category: 'Dépannage' })), SITE))).toMatchObject({
      '@type': 'Service',
      name: 'Entretien annuel',
      serviceType: 'Dépannage/SAV',
      provider: firmReference(SITE),
      areaServed: { geoRadius: 50_000 },
    })
  })
})

it('a breadcrumb has positions, and its last crumb has no URL', () => {
  expect(
    read(
      breadcrumbList(
        [{ label: 'Accueil', href: '/' }, { label: 'News', href: '/actualites' }, { label: 'Ici' }],
        SITE,
      ),
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://www.example.fr/' },
      { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.fr/actualites' },
      { '@type': 'ListItem', position: 3, name: 'Ici' },
    ],
  })
})
