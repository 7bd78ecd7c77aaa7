import type { Shop } from '../../../site/shop'
import { toShop } from '../normalisers/toShop'
import { fetchSingle } from './single'

export const fetchShop = (signal?: AbortSignal): Promise<Partial<Shop> | null> =>
  fetchSingle('shop', toShop, signal)
