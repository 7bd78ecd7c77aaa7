import { tariffsQuery } from '../../cms/queries/firmQueries'
import { useQuery } from '@tanstack/react-query'
import { hasPrices } from '../../cms/content/tariffs'

/** Whether a page of repairs can link to prices. The page of another service shows none, also when they are cached. */
export const useIsPriced = (isOfRepairs: boolean): boolean => {
  const { data } = useQuery({ ...tariffsQuery(), enabled: isOfRepairs })
  return isOfRepairs && hasPrices(data)
}
