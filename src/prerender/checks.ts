import { articleHeaders, articleLookup } from '../cms/strapi/articles'
import { entryDigest, type BackendCheck } from '../cms/content/backendCheck'
import { productLookups } from '../cms/strapi/products'
import { serviceIdLookup, serviceLookups, titleOf } from '../cms/strapi/services'
import type { Article, Product, Service } from '../cms/types'
import type { RecordedAnswers } from './answers'
import type { Content } from './content'

const nothing = await entryDigest(null)

/** Digest of an entry as its list had it; undefined when it was in none. */
const digestIn = ({ entries }: RecordedAnswers, entry: { id: string } | undefined) =>
  entry ? entries.get(entry.id) : nothing

type Lookup = { url: string; digest: string | undefined; headers?: BackendCheck['headers'] }

/** No checks at all when one of the entries is unknown: the page then reads its content again without asking first. */
const lookups = (expected: Lookup[]): BackendCheck[] => {
  const checks = expected.flatMap(({ digest, ...call }) =>
    digest === undefined ? [] : [{ ...call, digest, isLookup: true as const }],
  )
  return checks.length === expected.length ? checks : []
}

/**
 * Foretells, from the lists, what the look-ups of single entries will answer while nothing changes. The last of them
 * always minds the page's own entry: where the rest is wrong, a page only reads its content again for nothing.
 */
export const lookupChecks = ({ products, services, answers }: Content) => {
  const productOfTitle = new Map(products.toReversed().map((product) => [product.title, product]))
  const servicesById = services.toSorted((a, b) => Number(a.sortId) - Number(b.sortId))

  return {
    product: (product: Product): BackendCheck[] => {
      const [byTitle = '', bySlug = ''] = productLookups(product.slug)
      const titled = productOfTitle.get(product.slug)
      const digest = digestIn(answers.products, product)
      if (titled === product) return lookups([{ url: byTitle, digest }])
      // The backend would find the other one, whatever becomes of this one.
      if (titled) return []
      return lookups([
        { url: byTitle, digest: nothing },
        { url: bySlug, digest },
      ])
    },

    service: (service: Service): BackendCheck[] => {
      const digest = digestIn(answers.services, service)
      if (!service.slug) return lookups([{ url: serviceIdLookup(service.id), digest }])
      const { byTitle, bySlug } = serviceLookups(service.slug)
      const words = titleOf(service.slug).toLowerCase()
      const titled = servicesById.find(({ title }) => title.toLowerCase().includes(words))
      return lookups([
        { url: byTitle, digest: digestIn(answers.services, titled) },
        ...(titled === service ? [] : [{ url: bySlug, digest }]),
      ])
    },

    article: (article: Article): BackendCheck[] =>
      lookups([
        {
          url: articleLookup(article.slug),
          headers: articleHeaders,
          digest: digestIn(answers.articles, article),
        },
      ]),
  }
}
