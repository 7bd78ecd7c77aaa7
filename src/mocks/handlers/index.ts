import { articlesHandlers } from './articles'
import { categoriesHandlers } from './categories'
import { emailHandlers } from './email'
import { firmHandlers } from './firm'
import { iconsHandlers } from './icons'
import { productsHandlers } from './products'
import { servicesHandlers } from './services'
import { uploadsHandler } from './uploads'

export const defaultHandlers = [
  productsHandlers.ok,
  categoriesHandlers.ok,
  articlesHandlers.ok,
  servicesHandlers.ok,
  iconsHandlers.ok,
  emailHandlers.ok,
  uploadsHandler,
  ...firmHandlers.absent,
]
