import { MobileMenu } from '../components/layout/MobileMenu/MobileMenu'
import { SidePanel } from '../components/layout/SidePanel/SidePanel'
import { useShop } from '../components/foundation/shopContext'

export type DrawerName = 'menu' | 'panel'

export type DrawersProps = {
  open: DrawerName | null
  onClose: () => void
}

/** The mobile menu and the side panel. */
export const Drawers = ({ open, onClose }: DrawersProps) => {
  const shop = useShop()
  return (
    <>
      <MobileMenu isOpen={open === 'menu'} onClose={onClose} shop={shop} />
      <SidePanel isOpen={open === 'panel'} onClose={onClose} shop={shop} />
    </>
  )
}
