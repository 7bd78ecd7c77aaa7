import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toServiceCategory } from '../../cms/serviceCategory'
import { servicesPageQuery } from '../../cms/serviceQueries'
import type { ServicesPage } from '../../cms/types'
import { readPageNumber } from '../../values/pageNumber'
import { useAddressSearch } from '../useAddressSearch'
import type { ServicesState, ServicesViewProps } from './ServicesView'
import { useListTop } from './useListTop'

/** The list of services as its page shows it; after a failure what was shown stays (specification, 8). */
export const useServices = (category: string | undefined): ServicesViewProps => {
  const [search] = useAddressSearch()
  const page = readPageNumber(search)
  const listTop = useListTop(page)
  const { data, isSuccess, isError, isPlaceholderData, refetch } = useQuery({
    ...servicesPageQuery({ category, page }),
    placeholderData: keepPreviousData,
  })

  const [kept, setKept] = useState<ServicesPage | null>(null)
  if (isSuccess && !isPlaceholderData && data !== kept) setKept(data)

  // A refresh that fails changes nothing.
  const state: ServicesState =
    isError && !data
      ? { status: 'unavailable', list: kept }
      : data
        ? { status: 'ready', list: data, isBusy: isPlaceholderData }
        : { status: 'loading' }

  return {
    category: toServiceCategory(category ?? ''),
    page,
    state,
    listTop,
    onRetry: () => {
      // The button goes with the failure it stands beside.
      listTop.current?.focus({ preventScroll: true })
      // The outcome is on screen and in the cache's log.
      void refetch()
    },
  }
}
