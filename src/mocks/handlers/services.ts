import type { StrapiService } from '../../cms/strapi/wire/wire'
import { relatedServiceSchema, serviceSchema } from '../fixtures/schemas'
import { manyServices, seedServices } from '../fixtures/services'
import { strapiResource } from './strapiResource'

const services = strapiResource('blog-posts', serviceSchema, seedServices)

/** Handlers for `/api/blog-posts`; `of(entries)` responds with other content. */
export const servicesHandlers = {
  ...services.behaviours,
  of: services.of,
  /** Three pages of ten. */
  manyPages: services.of(manyServices(23)),
  /** Services have a relation `categories` instead of the text `category`. */
  related: (entries: readonly StrapiService[]) => services.of(entries, { schema: relatedServiceSchema }),
}
