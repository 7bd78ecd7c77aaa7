import { relatedServiceSchema, serviceSchema } from '../fixtures/schemas'
import { manyServices, seedServices } from '../fixtures/services'
import type { StrapiService } from '../fixtures/wire'
import { strapiResource } from './strapiResource'

const services = strapiResource('blog-posts', serviceSchema, seedServices)

/** What `/api/blog-posts` may do; `of(list)` holds a story's own content. */
export const servicesHandlers = {
  ...services.behaviours,
  of: services.of,
  /** Three pages of ten. */
  manyPages: services.of(manyServices(23)),
  /** A backend whose services have a relation `categories` and no text `category`. */
  related: (entries: readonly StrapiService[]) => services.of(entries, { schema: relatedServiceSchema }),
}
