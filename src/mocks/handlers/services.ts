import type { StrapiService } from '../../cms/strapi/wire'
import { relatedServiceSchema, serviceSchema } from '../fixtures/schemas'
import { manyServices, seedServices } from '../fixtures/services'
import { strapiResource } from './strapiResource'

const services = strapiResource('blog-posts', serviceSchema, seedServices)

/** Handlers of `/api/blog-posts`; `of(entries)` answers with a story's own content. */
export const servicesHandlers = {
  ...services.behaviours,
  of: services.of,
  /** Three pages of ten. */
  manyPages: services.of(manyServices(23)),
  /** A backend whose services have a relation `categories` and no text `category`. */
  related: (entries: readonly StrapiService[]) => services.of(entries, { schema: relatedServiceSchema }),
}
