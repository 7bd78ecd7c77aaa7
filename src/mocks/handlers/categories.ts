import { seedCategories } from '../fixtures/categories'
import { strapiResource } from './strapiResource'

const categories = strapiResource('categories', seedCategories)

export const categoriesHandlers = { ...categories.behaviours, of: categories.of }
