import { useQuery } from '@tanstack/react-query'
import { hasPrices, tariffsQuery } from '../cms/tariffs'

/** Whether a page of repairs can link to prices. The page of another service shows none, also when they are cached. */
export const useIsPriced = (isOfRepairs: boolean): boolean => {
  const { data } = useQuery({ ...tariffsQuery(), enabled: isOfRepairs })
  return isOfRepairs && hasPrices(data)
}
