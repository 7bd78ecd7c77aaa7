import { createContext, use } from 'react'
import type { DatedNotice } from '../../site/currentNotice'
import { defaultShop, type Shop } from '../../site/shop'

/** What the firm says of its shop, for the pieces on every page; the application provides the backend's. */
export const ShopContext = createContext<Shop>(defaultShop)

export const useShop = (): Shop => use(ShopContext)

/** What is announced today; null for nothing. */
export const NoticeContext = createContext<DatedNotice | null>(null)

export const useNotice = (): DatedNotice | null => use(NoticeContext)
