import { seedCategories } from '../fixtures/categories'
import { categorySchema } from '../fixtures/schemas'
import { strapiResource } from './strapiResource'

const categories = strapiResource('categories', categorySchema, seedCategories)

/** Handlers for `/api/categories`; `of(entries)` responds with other content. */
export const categoriesHandlers = { ...categories.behaviours, of: categories.of }
