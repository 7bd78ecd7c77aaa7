import { seedCategories } from '../fixtures/categories'
import { categorySchema } from '../fixtures/schemas'
import { strapiResource } from './strapiResource'

const categories = strapiResource('categories', categorySchema, seedCategories)

/** Handlers of `/api/categories`; `of(entries)` answers with a story's own content. */
export const categoriesHandlers = { ...categories.behaviours, of: categories.of }
