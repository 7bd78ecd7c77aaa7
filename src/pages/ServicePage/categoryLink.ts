import type { ServiceCategory } from '../../cms/content/types'
import { paths } from '../../site/paths'
import { servicesTexts } from '../../site/texts/services'

/** To the services of the category; a service without one belongs to the whole list. */
export const categoryLink = (category: ServiceCategory | null) =>
  category
    ? { label: category.label, href: paths.servicesOf(category.slug) }
    : { label: servicesTexts.crumb, href: paths.services }
