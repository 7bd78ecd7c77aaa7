import { tariffsQuery } from '../../cms/queries/firmQueries'
import { useQuery } from '@tanstack/react-query'
import { hasPrices } from '../../cms/content/tariffs'

/** Whether to link to prices. A page that wants none has none, also when they are cached. */
export const useIsPriced = (isWanted: boolean): boolean => {
  const { data } = useQuery({ ...tariffsQuery(), enabled: isWanted })
  return isWanted && hasPrices(data)
}
