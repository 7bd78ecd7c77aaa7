import { manyServices, seedServices } from '../fixtures/services'
import { includesText, strapiResource } from './strapiResource'

const services = strapiResource('blog-posts', seedServices, {
  'filters[title][$containsi]': ({ title }, wanted) => includesText(title, wanted),
  'filters[slug][$eq]': ({ slug }, wanted) => slug === wanted,
  'filters[category][$containsi]': ({ category }, wanted) => includesText(category, wanted),
})

export const servicesHandlers = {
  ...services.behaviours,
  of: services.of,
  manyPages: services.of(manyServices(23)),
}
