import type { Job } from '../../cms/content/types'
import type { Fact } from '../../components/foundation/FactTable/FactTable'
import { paths, serviceHref } from '../../site/paths'
import { jobTexts as texts } from '../../site/texts/jobs'

/** Where a job was done, how long it took, with what; each where it is known. */
export const jobFacts = ({ village, duration, product, service }: Job): Fact[] => [
  ...(village ? [{ name: texts.village, value: village }] : []),
  ...(duration ? [{ name: texts.duration, value: duration }] : []),
  ...(product ? [{ name: texts.product, value: product.title, href: paths.product(product.slug) }] : []),
  ...(service ? [{ name: texts.service, value: service.title, href: serviceHref(service) }] : []),
]
