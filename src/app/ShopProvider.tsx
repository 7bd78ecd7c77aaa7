import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { shopQuery } from '../cms/firmQueries'
import { ShopContext } from '../components/foundation/shopContext'
import { defaultShop } from '../site/shop'

/** Gives every piece the shop, with what the owner changed in the backend. */
export const ShopProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(shopQuery())
  const shop = useMemo(() => ({ ...defaultShop, ...data }), [data])
  return <ShopContext value={shop}>{children}</ShopContext>
}
