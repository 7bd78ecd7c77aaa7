import { describe, expect, it } from 'vitest'
import { buildMedia } from '../../../mocks/fixtures/media'
import { buildShop } from '../../../mocks/fixtures/firm'
import { noProof } from '../../../site/proof'
import { defaultShop } from '../../../site/shop'
import { expectConsole } from '../../../testing/consoleGuard'
import { withFrenchSpaces } from '../../../values/frenchSpaces'
import { toProof } from './toProof'
import { toShop } from './toShop'

const reviews = {
  score: '4,76',
  count: '127',
  source: 'Avis',
  link: 'https://avis.example/',
  date: '2026-11-03',
}

const scoreOf = (score: unknown) => toProof({ reviews: { ...reviews, score } }).reviews?.score

it('reads what the owner has entered', () => {
  expect(toProof(buildShop())).toMatchObject({
    certifications: [
      { name: 'RGE QualiPAC', number: 'QPAC-00000', href: 'https://certificats.example/qualipac' },
      { name: 'RGE Qualibois' },
    ],
    insurance: 'Assureur Exemple, contrat 000000',
    since: 2009,
    responseDelay: withFrenchSpaces('sous 24 h ouvrées'),
    contact: { name: 'Camille', sentence: 'Je passe chez vous avant tout devis.' },
    reviews: { score: 4.8, count: 127, source: 'Avis Exemple', date: '2026-11-03', quotes: [{}, {}] },
  })
})

it.each([
  {},
  { certifications: [], insurance: '', since: null, response_delay: ' ', contact_name: null, reviews: null },
  // Without a name and without a score.
  { contact_sentence: 'Bonjour', contact_portrait: buildMedia({}), review_quotes: [{ text: 'Bien' }] },
])('has nothing for %j: the shop is the site’s own', (entry) => {
  expect(toProof(entry)).toEqual(noProof)
  expect(toShop(entry).proof).toBeUndefined()
  expect(defaultShop.proof).toEqual(noProof)
})

it('is the same once it has been in a page', () => {
  const proof = toProof(buildShop({ insurance: null, reviews: null }))
  expect(proof).toStrictEqual(JSON.parse(JSON.stringify(proof)))
})

it('has nothing for values of other types, with warnings', () => {
  const proof = toProof({
    certifications: [12, null, { name: {} }, { name: ' ' }],
    insurance: ['x'],
    since: 'hier',
    response_delay: { hours: 24 },
    contact_name: [],
    contact_portrait: 12,
    reviews: [4.8],
    review_quotes: 'Très bien',
  })
  expect(proof).toEqual(noProof)
  for (const item of ['12', 'null', '{"name":{}}', '{"name":" "}'])
    expectConsole(new RegExp(`warn: The certification ${item} is left out`))
  expectConsole(/warn: The year of founding, "hier", is left out/)
  expectConsole(/warn: The reviews \[4.8\] are left out/)
})

describe('a certification', () => {
  it.each(['javascript:alert(1)', 'certificat.pdf', { url: 'javascript:alert(1)' }])(
    'has no link to %j, with a warning',
    (link) => {
      const { certifications } = toProof({ certifications: [{ name: 'Qualibois', link }] })
      expect(certifications).toEqual([{ name: 'Qualibois' }])
      expectConsole(/warn: The certification “Qualibois” has no link/)
    },
  )

  it('may link to an uploaded document', () => {
    const link = { url: '/uploads/certificat.pdf', mime: 'application/pdf' }
    const { certifications } = toProof({ certifications: [{ name: 'Qualibois', link }] })
    expect(certifications[0]?.href).toMatch(/^https?:\/\/.+\/uploads\/certificat\.pdf$/)
  })

  it('is shown once', () => {
    const twice = [{ name: 'Qualibois' }, { id: 2, name: ' Qualibois ' }]
    expect(toProof({ certifications: twice }).certifications).toEqual([{ name: 'Qualibois' }])
  })
})

it.each([1799, 2009.5, 99_999, '2009 environ', Number.NaN])('is not since %j, with a warning', (since) => {
  expect(toProof({ since })).toEqual(noProof)
  expectConsole(/warn: The year of founding/)
})

it('has no words that the site writes itself', () => {
  expect(
    toProof({
      response_delay: 'Réponse sous deux jours',
      insurance: 'Assurance décennale : MAAF',
      contact_name: 'C’est Jean',
    }),
  ).toEqual({
    certifications: [],
    responseDelay: 'sous deux jours',
    insurance: 'MAAF',
    contact: { name: 'Jean' },
  })
})

it('has the smallest file of a portrait that is sharp', () => {
  const portrait = buildMedia({ url: '/uploads/portrait.jpg', width: 2000, height: 2000 })
  const { contact } = toProof({ contact_name: 'Camille', contact_portrait: portrait })
  expect(contact?.portrait).toMatch(/\/uploads\/small_portrait\.jpg$/)
  const pdf = buildMedia({ mime: 'application/pdf' })
  expect(toProof({ contact_name: 'Camille', contact_portrait: pdf }).contact).toEqual({ name: 'Camille' })
})

describe('the reviews', () => {
  it.each([
    ['4,76', 4.7],
    [5, 5],
    [4.1, 4.1],
    [0, 0],
    ['4.95', 4.9],
  ])('have a score of %j as %d, never better than it is', (typed, score) =>
    expect(scoreOf(typed)).toBe(score),
  )

  it.each([99, -1, 5.1, '', null, 'bien', {}, '4,8/5'])('are left out with a score of %j', (score) => {
    expect(scoreOf(score)).toBeUndefined()
    expectConsole(/warn: The reviews .* are left out/)
  })

  it.each([
    { count: 0 },
    { count: 1.5 },
    { count: null },
    { source: ' ' },
    { link: 'javascript:alert(1)' },
    { link: null },
  ])('are left out with %j: nobody could check them', (part) => {
    expect(toProof({ reviews: { ...reviews, ...part } })).toEqual(noProof)
    expectConsole(/warn: The reviews .* are left out/)
  })

  it('do without a date that cannot be read', () => {
    expect(toProof({ reviews: { ...reviews, date: '2026-13-45' } }).reviews?.date).toBeUndefined()
  })

  it('have three quotes at most, without the quotation marks and the repeats', () => {
    const review_quotes = ['« Un »', '"Deux"', 'Deux', '“Trois”', 'Quatre', ' '].map((text) => ({ text }))
    expect(toProof({ reviews, review_quotes }).reviews?.quotes.map(({ text }) => text)).toEqual([
      'Un',
      'Deux',
      'Trois',
    ])
  })
})
