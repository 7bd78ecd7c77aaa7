import { expect, it } from 'vitest'
import { buildArticle } from '../../../mocks/fixtures/articles'
import { expectConsole } from '../../../testing/consoleGuard'
import { toArticle } from './toArticle'

it('reads every field', () => {
  const { cover, ...fields } = toArticle(
    buildArticle({ source: 'Presse', sourceId: '12', sourceUrl: 'https://example.fr/12' }),
  )
  expect(fields).toEqual({
    id: 'article00000000000000001',
    slug: 'preparer-son-poele-avant-l-hiver',
    title: 'Préparer son poêle avant l’hiver',
    excerpt: 'Cinq gestes simples avant la première flambée.',
    contentHtml: '<p>Un poêle prêt à temps chauffe mieux.</p>',
    date: '2026-10-02',
    updatedAt: '2026-10-01T08:00:00.000Z',
    tags: ['Entretien', 'Bois'],
    source: 'Presse',
    sourceId: '12',
    sourceUrl: 'https://example.fr/12',
  })
  expect(cover?.url).toBe('https://cms.test/uploads/scenes/showroom.jpg')
})

it('takes the date from the first field with a valid date', () => {
  const dates = {
    date: '2026-10-02',
    publishedAt: '2026-10-03',
    updatedAt: '2026-10-04',
    createdAt: '2026-10-05',
  }
  expect(toArticle(dates).date).toBe('2026-10-02')
  expect(toArticle({ ...dates, title: 'Poêle', date: 'hier' }).date).toBe('2026-10-03')
  expectConsole(/warn: The date of "Poêle", "hier", is left out/)
  expect(toArticle({ ...dates, date: null, publishedAt: '' }).date).toBe('2026-10-04')
  expect(toArticle({ createdAt: dates.createdAt }).date).toBe('2026-10-05')
  expect(toArticle({}).date).toBeNull()
})

it('has an excerpt without its HTML', () => {
  expect(toArticle({ excerpt: '<p>Bois &amp; <b>granulés</b> : dès 5 < 8 kW</p>' }).excerpt).toBe(
    'Bois & granulés\u00A0: dès 5 < 8\u00A0kW',
  )
})

it('has a tag once', () => {
  expect(toArticle({ tags: ['Bois', 'Entretien', 'Bois'] }).tags).toEqual(['Bois', 'Entretien'])
})

it('does not take a text of dots as its address', () => {
  expect(toArticle({ slug: '..', id: 7 }).slug).toBe('7')
  expect(toArticle({ documentId: '..' }).slug).toBe('')
})

it('accepts an empty entry', () => {
  expect(toArticle({ id: 7 })).toEqual({
    id: '7',
    slug: '7',
    title: 'Sans titre',
    excerpt: '',
    contentHtml: '',
    cover: null,
    date: null,
    updatedAt: null,
    tags: [],
    source: 'Manuel',
    sourceId: null,
    sourceUrl: null,
  })
})

it.each([
  ['nothing', {}, undefined],
  ['relations as lists', { product: [{ slug: 'lauze-8', title: 'Lauze 8' }] }, ['product']],
  ['empty relations', { product: [], service: null, before: null, village: ' ' }, undefined],
])('reads a job from %s', (_, entry, fields) => {
  const { job } = toArticle(entry)
  expect(job && Object.keys(job)).toEqual(fields)
})

it('leaves out a relation that is no entry, and one without an address', () => {
  expect(toArticle({ title: 'Chantier', product: 'Lauze 8' }).job).toBeUndefined()
  expectConsole(/warn: The product of "Chantier", "Lauze 8", is left out/)
  expect(toArticle({ title: 'Chantier', service: { title: '..' } }).job).toBeUndefined()
  expectConsole(/warn: The service of "Chantier", .* is left out/)
})
