import { useQuery } from '@tanstack/react-query'
import { aidsQuery } from '../../cms/queries/aidsQuery'
import { AidLink } from '../../components/news/AidLink/AidLink'
import { useDayAtShop } from './useDayAtShop'

/** The link to the newest aids of which the last day, which the owner gave, is not over: once hydrated, as known by the day. */
export const CurrentAid = () => {
  const { data: aids = [] } = useQuery(aidsQuery())
  const day = useDayAtShop()
  const aid = aids.find(({ until }) => day === null || day <= until)
  return aid && <AidLink aid={aid} />
}
