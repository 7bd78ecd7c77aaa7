import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toServiceCategory } from '../../cms/serviceCategory'
import { servicesPageQuery } from '../../cms/serviceQueries'
import type { ServicesPage } from '../../cms/types'
import { readPageNumber } from '../../values/pageNumber'
import { useAddressSearch } from '../useAddressSearch'
import type { ServicesState, ServicesViewProps } from './ServicesView'
import { useListTop } from './useListTop'

/** The state of the services page. After a failure the last list stays (specification, 8). */
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

  // Data comes before errors: a failed refresh changes nothing on screen.
  const toState = (): ServicesState => {
    if (data) return { status: 'ready', list: data, isBusy: isPlaceholderData }
    return isError ? { status: 'unavailable', list: kept } : { status: 'loading' }
  }

  return {
    category: toServiceCategory(category ?? ''),
    page,
    state: toState(),
    listTop,
    onRetry: () => {
      // The pressed button disappears with its notice.
      listTop.current?.focus({ preventScroll: true })
      // A failure is shown on the page and logged by the cache.
      void refetch()
    },
  }
}
