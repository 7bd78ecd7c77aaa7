import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../cms/content/types'
import { productJobsQuery } from '../../cms/queries/jobQueries'
import { JobLinks } from '../../components/news/JobLinks/JobLinks'
import { productTexts } from '../../site/texts/product'
import { SamePowerPart } from './SamePowerPart'

/** What leads on from a product: where it was installed, and others for the same need. */
export const RelatedPart = ({ product }: { product: Product }) => {
  const { data: jobs = [] } = useQuery(productJobsQuery(product))
  return (
    <>
      <JobLinks heading={productTexts.jobs} jobs={jobs} />
      <SamePowerPart product={product} />
    </>
  )
}
