import { indexCatalogue } from '../../catalogue/filters'
import { toListed } from '../../catalogue/firstPage'
import { nearestInPower } from '../../catalogue/nearestInPower'
import { isWithProduct, jobsOf } from '../../cms/content/jobs'
import { productJobsQuery } from '../../cms/queries/jobQueries'
import { productKey } from '../../cms/queries/productQuery'
import { labelledProduct } from '../../seo/structuredData'
import { homeLink, productsLink } from '../../site/navigation'
import { paths } from '../../site/paths'
import { aidsOf, type RenderedPages } from '../shared/renderedPage'
import { productMetadata } from './metadata'
import { samePowerQuery } from './samePowerQuery'

export const productPages: RenderedPages = (content, siteUrl) => {
  const { products, articles } = content
  const catalogue = indexCatalogue(products)
  return products.map((product) => {
    const key = productKey(product.slug)
    return {
      path: paths.product(product.slug),
      description: {
        metadata: productMetadata(product),
        crumbs: [homeLink, productsLink, { label: product.title }],
        image: product.image,
        nodes: labelledProduct(product, siteUrl),
      },
      entries: [
        [key, product],
        ...aidsOf(content),
        [productJobsQuery(product).queryKey, jobsOf(articles, isWithProduct(product))],
        [samePowerQuery(product).queryKey, nearestInPower(catalogue, product).map(toListed)],
      ],
      published: [[key, product]],
      lastModified: product.updatedAt,
    }
  })
}
