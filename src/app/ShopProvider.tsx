import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shopQuery } from '../cms/firmQueries'
import { ShopContext } from '../components/foundation/shopContext'
import { defaultShop } from '../site/shop'

/** Gives every piece the shop as the backend describes it or, without it, as `src/site` does. */
export const ShopProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(shopQuery())
  return <ShopContext value={data ?? defaultShop}>{children}</ShopContext>
}
