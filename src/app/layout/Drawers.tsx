import type { RefObject } from 'react'
import { MobileMenu } from '../../components/layout/MobileMenu/MobileMenu'
import { SidePanel } from '../../components/layout/SidePanel/SidePanel'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { MainActionBar } from './MainActionBar'
import { useShop } from '../../components/foundation/shopContext'
import { useAreDrawersNeeded } from './useAreDrawersNeeded'

export type DrawerName = 'menu' | 'panel'

export type DrawersProps = {
  header: RefObject<HTMLElement | null>
  open: DrawerName | null
  onClose: () => void
}

/** Rendered shortly before one opens: hydration on a slow phone does without them. */
export const Drawers = ({ header, open, onClose }: DrawersProps) => {
  const shop = useShop()
  const areNeeded = useAreDrawersNeeded(header, open !== null)
  // Not in the prerendered HTML. Read here, so that its change renders the drawers only, not the layout and the page.
  if (!useIsHydrated()) return null
  return (
    <>
      <MainActionBar isCovered={open !== null} />
      {areNeeded && (
        <>
          <MobileMenu isOpen={open === 'menu'} onClose={onClose} shop={shop} />
          <SidePanel isOpen={open === 'panel'} onClose={onClose} shop={shop} />
        </>
      )}
    </>
  )
}
