import { tariffsQuery } from '../../cms/queries/firmQueries'
import { useQuery } from '@tanstack/react-query'
import { hasPrices } from '../../cms/content/tariffs'
import { PricesLine } from '../../components/contact/PricesLine/PricesLine'

/** Where the prices are, when the site has any. */
export const ContactPrices = () => {
  const { data } = useQuery(tariffsQuery())
  return hasPrices(data) && <PricesLine />
}
