import { createContext, use } from 'react'
import { defaultShop, type Shop } from '../../site/shop'

export const ShopContext = createContext<Shop>(defaultShop)

export const useShop = (): Shop => use(ShopContext)
