import { expect, it } from 'vitest'
import { readCatalogueAddress } from '../../catalogue/address'
import { toArticle } from '../../cms/strapi/normalisers/toArticle'
import { toService } from '../../cms/strapi/normalisers/toService'
import { buildAllContent } from '../../mocks/fixtures/allContent'
import { manyArticles } from '../../mocks/fixtures/articles'
import { buildService } from '../../mocks/fixtures/services'
import { foldText } from '../../values/foldText'
import { toSiteMap } from './siteMap'

const service = (title: string, category: string | null) =>
  toService(buildService({ title, slug: foldText(title), category }))

it('names every category, service and article, each under its section', () => {
  const [services, products, news] = toSiteMap(
    buildAllContent({
      categories: [{ id: '1', name: 'Poêles à granulés' }],
      services: [service('Ramonage', 'Entretien'), service('Étude', 'Conseil'), service('Divers', null)],
      articles: manyArticles(2).map(toArticle),
    }),
  )
  expect(services?.links.map(({ label }) => label)).toEqual([
    'Tous nos services',
    'Vente',
    'Installation',
    'Entretien',
    'Dépannage/SAV',
    'Conseil',
    'Divers',
  ])
  expect(services?.links[3]?.links).toEqual([{ label: 'Ramonage', href: '/services/entretien/ramonage' }])
  expect(news?.links.map(({ href }) => href)).toEqual([
    '/actualites',
    '/actualites/actualite-1',
    '/actualites/actualite-2',
  ])
  const { search } = new URL(products?.links[1]?.href ?? '', 'https://www.example.fr')
  expect(readCatalogueAddress(new URLSearchParams(search)).filters.category).toBe('poeles a granules')
})

it('leaves the oldest of many articles to the list of news', () => {
  const news = toSiteMap(buildAllContent({ articles: manyArticles(300).map(toArticle) })).at(-1)
  expect(news?.links).toHaveLength(101)
})
