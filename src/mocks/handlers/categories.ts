import { seedCategories } from '../fixtures/categories'
import { categorySchema } from '../fixtures/schemas'
import { strapiResource } from './strapiResource'

const categories = strapiResource('categories', categorySchema, seedCategories)

/** What `/api/categories` may do; `of(list)` holds a story's own content. */
export const categoriesHandlers = { ...categories.behaviours, of: categories.of }
