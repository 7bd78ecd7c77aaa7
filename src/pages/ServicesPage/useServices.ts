import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryAmong } from '../../cms/content/serviceCategory'
import { servicesPageQuery } from '../../cms/queries/serviceQueries'
import { isUpkeep } from '../../cms/content/tariffs'
import type { ServiceList } from '../../cms/content/types'
import { useIsAnswered } from '../../hydration/address/useIsAnswered'
import { readPageNumber } from '../../values/pageNumber'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { useIsPriced } from '../shared/useIsPriced'
import type { ServicesState, ServicesViewProps } from './ServicesView'
import { useFocusOnPageChange } from './useFocusOnPageChange'

/**
 * The state of the services page. Opened at another page of the list, it stays as it was prerendered until that is there,
 * or takes long. After a failure the last list stays (specification, 8).
 */
export const useServices = (
  category: string | undefined,
): { isAnswered: boolean; view: ServicesViewProps } => {
  const [search] = useHydratedSearchParams()
  const asked = readPageNumber(search)
  const { data: found, error, isPending, refetch } = useQuery(servicesPageQuery({ category, page: asked }))
  const prerendered = useQueryClient().getQueryData(servicesPageQuery({ category, page: 1 }).queryKey)
  const isAnswered = useIsAnswered(asked === 1 || !isPending)
  const [page, data] = isAnswered ? [asked, found] : [1, prerendered]
  const headingRef = useFocusOnPageChange(page)
  const shown = categoryAmong(category ?? '', data?.services ?? [])
  const isPriced = useIsPriced(isUpkeep(shown))

  const [lastList, setLastList] = useState<ServiceList | null>(null)
  // A prerendered page shows its first list until it knows its address: nobody has asked for that one.
  if (isAnswered && data && data.services.length > 0 && data !== lastList) setLastList(data)

  // Data takes precedence over errors: a failed refetch keeps the content on screen.
  const toState = (): ServicesState => {
    if (data)
      return data.services.length > 0 ? { status: 'ready', list: data, isBusy: false } : { status: 'empty' }
    if (error) return { status: 'error', list: lastList, onRetry: () => void refetch() }
    return lastList ? { status: 'ready', list: lastList, isBusy: true } : { status: 'loading' }
  }

  return {
    isAnswered,
    view: { category: shown, page, state: toState(), headingRef, isPriced },
  }
}
