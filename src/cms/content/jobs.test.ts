import { expect, it } from 'vitest'
import { buildArticle } from '../../mocks/fixtures/articles'
import { buildProduct } from '../../mocks/fixtures/products'
import { buildService } from '../../mocks/fixtures/services'
import { toArticle } from '../strapi/normalisers/toArticle'
import { MAX_JOBS } from '../../site/limits'
import { toService } from '../strapi/normalisers/toService'
import { byVillage, isOfService, isWithProduct, jobsOf, toJobArticles } from './jobs'

const service = buildService()

const articles = [
  buildArticle({ id: 1, slug: 'insert', village: 'Alet-les-Bains', duration: 'trois jours', service }),
  buildArticle({ id: 2, slug: 'granules', village: 'bram', product: buildProduct() }),
  buildArticle({ id: 3, slug: 'conseil', product: buildProduct() }),
  buildArticle({ id: 4, slug: 'entretien' }),
  buildArticle({ id: 5, slug: 'ducted', village: 'Bram' }),
].map(toArticle)

const slugsOf = (jobs: { slug: string }[]) => jobs.map(({ slug }) => slug)

it('lists the articles that name a village', () => {
  expect(slugsOf(jobsOf(articles))).toEqual(['insert', 'granules', 'ducted'])
  expect(jobsOf(articles)[0]).toMatchObject({ village: 'Alet-les-Bains', duration: 'trois jours' })
})

it('lists no more of them than a page can show', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    toArticle(buildArticle({ id: index, slug: `chantier-${index}`, village: 'Bram' })),
  )
  expect(slugsOf(jobsOf(many))).toEqual(slugsOf(jobsOf(many.slice(0, MAX_JOBS))))
  expect(jobsOf(many)).toHaveLength(MAX_JOBS)
})

it('finds those with a product, and those of a service by its slug, else by its id', () => {
  const { id, slug, title } = toService(service)
  expect(slugsOf(jobsOf(articles, isWithProduct({ slug: buildProduct().slug ?? '', title })))).toEqual([
    'granules',
  ])
  expect(slugsOf(jobsOf(articles, isOfService({ id: '', slug })))).toEqual(['insert'])
  expect(slugsOf(jobsOf(articles, isOfService({ id, slug: '' })))).toEqual(['insert'])
  expect(jobsOf(articles, isOfService({ id: 'other', slug: 'other' }))).toEqual([])
})

it('finds the same in the published list, which has no pictures', () => {
  const published: typeof articles = JSON.parse(JSON.stringify(toJobArticles(articles)))
  const isWanted = isWithProduct({ slug: buildProduct().slug ?? '', title: '' })
  expect(published.length).toBeLessThan(articles.length)
  expect(jobsOf(published)).toEqual(jobsOf(articles))
  expect(jobsOf(published, isWanted)).toEqual(jobsOf(articles, isWanted))
})

it('puts the jobs of a village together, whatever its capitals', () => {
  expect(byVillage(jobsOf(articles)).map(({ name, jobs }) => [name, slugsOf(jobs)])).toEqual([
    ['Alet-les-Bains', ['insert']],
    ['bram', ['granules', 'ducted']],
  ])
})
