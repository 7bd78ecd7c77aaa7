import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { shopQuery } from '../../cms/queries/firmQueries'
import { NoticeContext } from '../../components/foundation/noticeContext'
import { ShopContext } from '../../components/foundation/shopContext'
import { defaultShop } from '../../site/shop'
import { useCurrentNotice } from './useCurrentNotice'

export const ShopProvider = ({ children }: { children: ReactNode }) => {
  const { data, dataUpdatedAt } = useQuery(shopQuery())
  const shop = useMemo(() => ({ ...defaultShop, ...data }), [data])
  return (
    <ShopContext value={shop}>
      <NoticeContext value={useCurrentNotice(shop.notices, dataUpdatedAt)}>{children}</NoticeContext>
    </ShopContext>
  )
}
