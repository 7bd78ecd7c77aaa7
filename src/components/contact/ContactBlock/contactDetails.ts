import { addressLines, type Shop } from '../../../site/shop'
import type { ContactBlockProps } from './ContactBlock'

/** The props of a `ContactBlock` for this shop. */
export const contactDetails = (shop: Shop): ContactBlockProps => ({
  phone: shop.phone,
  address: addressLines(shop),
  hours: shop.hours,
})
