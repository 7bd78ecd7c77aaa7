import { useQuery } from '@tanstack/react-query'
import { aidsQuery } from '../../cms/queries/aidsQuery'
import { AidLink } from '../../components/news/AidLink/AidLink'
import { useDayAtShop } from './useDayAtShop'

/** A link to the newest article about aids that has not ended; to the newest until hydration, as the day is not known. */
export const CurrentAid = () => {
  const { data: aids = [] } = useQuery(aidsQuery())
  const day = useDayAtShop()
  const aid = aids.find(({ until }) => day === null || day <= until)
  return aid && <AidLink aid={aid} />
}
