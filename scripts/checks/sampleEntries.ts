import articles from '../../strapi/seed/content/articles.json' with { type: 'json' }
import products from '../../strapi/seed/content/products.json' with { type: 'json' }
import services from '../../strapi/seed/content/services.json' with { type: 'json' }
import tariff from '../../strapi/seed/content/tariff.json' with { type: 'json' }

type Entries = readonly { title: string; subtitle?: string | null }[]

type Content = {
  products: Entries
  services: Entries
  articles: Entries
  tariffs: { hourlyRate: string | null } | null
}

const describe = (kind: string, entries: Entries, sample: Entries): string[] => {
  // A title such as “Vente” may be the owner's too.
  const found = entries.filter((entry) =>
    sample.some(({ title, subtitle }) => entry.title === title && entry.subtitle === subtitle),
  )
  return found[0] ? [`${kind}: ${found.length} of the sample, such as “${found[0].title}”`] : []
}

/** What the companion's first start has put into the backend, and nobody has replaced. */
export const findSampleEntries = (content: Content): string[] => [
  ...describe('products', content.products, products),
  ...describe('services', content.services, services),
  ...describe('articles', content.articles, articles),
  ...(content.tariffs?.hourlyRate === tariff.hourly_rate
    ? [`tariff: of the sample (${tariff.hourly_rate})`]
    : []),
]
