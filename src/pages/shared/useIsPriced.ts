import { tariffsQuery } from '../../cms/queries/firmQueries'
import { useQuery } from '@tanstack/react-query'
import { hasPrices } from '../../cms/content/tariffs'

/** Whether a page can link to prices. One that is not of repairs shows none, also when they are cached. */
export const useIsPriced = (isOfRepairs: boolean): boolean => {
  const { data } = useQuery({ ...tariffsQuery(), enabled: isOfRepairs })
  return isOfRepairs && hasPrices(data)
}
