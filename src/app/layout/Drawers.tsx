import { MobileMenu } from '../../components/layout/MobileMenu/MobileMenu'
import { SidePanel } from '../../components/layout/SidePanel/SidePanel'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { MainActionBar } from './MainActionBar'
import { useShop } from '../../components/foundation/shopContext'

export type DrawerName = 'menu' | 'panel'

export type DrawersProps = {
  open: DrawerName | null
  onClose: () => void
}

export const Drawers = ({ open, onClose }: DrawersProps) => {
  const shop = useShop()
  // Not in the prerendered HTML. Read here, so that its change renders the drawers only, not the layout and the page.
  if (!useIsHydrated()) return null
  return (
    <>
      <MainActionBar isCovered={open !== null} />
      <MobileMenu isOpen={open === 'menu'} onClose={onClose} shop={shop} />
      <SidePanel isOpen={open === 'panel'} onClose={onClose} shop={shop} />
    </>
  )
}
