import { PricesLine } from '../../components/contact/PricesLine/PricesLine'
import { useIsPriced } from '../shared/useIsPriced'

/** Where the prices are, when the site has any. */
export const ContactPrices = () => useIsPriced(true) && <PricesLine />
