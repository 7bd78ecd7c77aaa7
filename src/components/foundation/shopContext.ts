import { createContext, use } from 'react'
import type { DatedNotice } from '../../site/currentNotice'
import { defaultShop, type Shop } from '../../site/shop'

export const ShopContext = createContext<Shop>(defaultShop)

export const useShop = (): Shop => use(ShopContext)

export const NoticeContext = createContext<DatedNotice | null>(null)

export const useNotice = (): DatedNotice | null => use(NoticeContext)
