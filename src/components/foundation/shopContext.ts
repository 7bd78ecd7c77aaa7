import { createContext, use } from 'react'
import { defaultShop, type Shop } from '../../site/shop'

/** What the firm says of its shop, for the pieces on every page; the application provides the backend's. */
export const ShopContext = createContext<Shop>(defaultShop)

export const useShop = (): Shop => use(ShopContext)
