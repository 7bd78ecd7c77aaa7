import type { ServiceCategory } from '../../cms/content/types'
import { servicesLink } from '../../site/navigation'
import { paths } from '../../site/paths'

/** To the services of the category; a service without one belongs to the whole list. */
export const categoryLink = (category: ServiceCategory | null) =>
  category ? { label: category.label, href: paths.servicesOf(category.slug) } : servicesLink
