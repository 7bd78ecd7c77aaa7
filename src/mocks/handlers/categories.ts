import { seedCategories } from '../fixtures/categories'
import { strapiResource } from './strapiResource'

const categories = strapiResource('categories', seedCategories())

/** Handlers for `/api/categories`; `of(entries)` responds with other content. */
export const categoriesHandlers = { ...categories.behaviours, of: categories.of }
