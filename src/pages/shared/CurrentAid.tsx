import { useQuery } from '@tanstack/react-query'
import { aidQuery } from '../../cms/queries/aidQuery'
import { AidLink } from '../../components/news/AidLink/AidLink'
import { useDayAtShop } from './useDayAtShop'

/** The link to the aids, until the day that the owner gave; a page built before that day hides it once hydrated. */
export const CurrentAid = () => {
  const { data: aid } = useQuery(aidQuery())
  const day = useDayAtShop()
  if (!aid || (day !== null && aid.until < day)) return null
  return <AidLink aid={aid} />
}
