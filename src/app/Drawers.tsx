import { MobileMenu } from '../components/layout/MobileMenu/MobileMenu'
import { SidePanel } from '../components/layout/SidePanel/SidePanel'
import { useShop } from '../components/foundation/shopContext'
import { contactDetails } from '../components/contact/ContactBlock/contactDetails'

export type DrawerName = 'menu' | 'panel'

export type DrawersProps = {
  open: DrawerName | null
  onClose: () => void
}

/** The mobile menu and the side panel. */
export const Drawers = ({ open, onClose }: DrawersProps) => {
  const shop = useShop()
  const contact = contactDetails(shop)
  return (
    <>
      <MobileMenu isOpen={open === 'menu'} onClose={onClose} contact={contact} />
      <SidePanel isOpen={open === 'panel'} onClose={onClose} contact={contact} social={shop.social} />
    </>
  )
}
