// What the site reads of a backend: its own requests and normalisers.
import { fetchArticles } from '../../../src/cms/strapi/articles.ts'
import { fetchHomeTexts, fetchLegalDetails, fetchPartners, fetchShop } from '../../../src/cms/strapi/firm.ts'
import { fetchCategories, fetchProducts } from '../../../src/cms/strapi/products.ts'
import { fetchAllServices } from '../../../src/cms/strapi/services.ts'
import { fetchTariffs } from '../../../src/cms/strapi/tariffs.ts'
import { articleReader } from '../../../src/cms/strapi/toArticle.ts'
import { toCategory, toProduct } from '../../../src/cms/strapi/toProduct.ts'
import { toPartner } from '../../../src/cms/strapi/toPartner.ts'
import { toService } from '../../../src/cms/strapi/toService.ts'
import type { Fields } from '../../../src/cms/isFields.ts'
import type { Media } from '../../../src/cms/types.ts'
import { paths, serviceHref } from '../../../src/site/paths.ts'
import { settings } from '../../../src/site/settings.ts'
import type { TypePath } from './fieldTable.ts'

/** An entry as the site understands it: null, an empty text or list is what it could not read. */
type Understood = {
  fields: Readonly<Record<string, unknown>>
  /** Path of its page; null without one. */
  path: string | null
  media: Media | null
}

type SiteType = {
  path: TypePath
  base: string
  isSingle?: true
  /** Reads it as the build does. */
  fetch: () => Promise<unknown>
  /** A flat entry. */
  understand: (entry: Fields) => Understood
}

const toArticle = articleReader(settings.articlesApiUrl.replace(/\/api$/, ''))
const base = settings.apiUrl
const nothing = (): Understood => ({ fields: {}, path: null, media: null })

export const siteTypes: readonly SiteType[] = [
  {
    path: 'products',
    base,
    fetch: () => fetchProducts(),
    understand: (entry) => {
      const { slug, image, descriptionHtml, categories, powerKw, ...product } = toProduct(entry)
      const { energy = null, energyLabel = null, productFiche = null } = product
      const fields = {
        image,
        description: descriptionHtml,
        categories,
        power: powerKw,
        energyClass: energy,
        energyLabel,
        productFiche,
      }
      return { fields, path: paths.product(slug), media: image }
    },
  },
  {
    path: 'categories',
    base,
    fetch: () => fetchCategories(),
    understand: (entry) => ({ ...nothing(), fields: { name: toCategory(entry)?.name ?? null } }),
  },
  {
    path: 'blog-posts',
    base,
    fetch: () => fetchAllServices(),
    understand: (entry) => {
      const service = toService(entry)
      const { category, image, contentHtml, date } = service
      return {
        fields: { category, image, content: contentHtml, date },
        path: serviceHref(service),
        media: image,
      }
    },
  },
  {
    path: 'articles',
    base: settings.articlesApiUrl,
    fetch: () => fetchArticles(),
    understand: (entry) => {
      const { slug, cover, contentHtml, date, tags } = toArticle(entry)
      return { fields: { cover, content: contentHtml, date, tags }, path: paths.article(slug), media: cover }
    },
  },
  { path: 'shop', base, isSingle: true, fetch: () => fetchShop(), understand: nothing },
  { path: 'home-page', base, isSingle: true, fetch: () => fetchHomeTexts(), understand: nothing },
  { path: 'legal-notice', base, isSingle: true, fetch: () => fetchLegalDetails(), understand: nothing },
  { path: 'tariff', base, isSingle: true, fetch: () => fetchTariffs(), understand: nothing },
  {
    path: 'partners',
    base,
    fetch: () => fetchPartners(),
    understand: (entry) => {
      const logo = toPartner({ name: '-', ...entry })?.logo ?? null
      return { fields: { logo }, path: null, media: logo }
    },
  },
]
