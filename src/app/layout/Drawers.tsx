import { useState } from 'react'
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

const useWasEver = (value: boolean) => {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return value || was
}

/** Each drawer is rendered from its first opening on: hydration on a slow phone does without them. */
export const Drawers = ({ open, onClose }: DrawersProps) => {
  const shop = useShop()
  const hasMenu = useWasEver(open === 'menu')
  const hasPanel = useWasEver(open === 'panel')
  // Not in the prerendered HTML. Read here, so that its change renders the drawers only, not the layout and the page.
  if (!useIsHydrated()) return null
  return (
    <>
      <MainActionBar isCovered={open !== null} />
      {hasMenu && <MobileMenu isOpen={open === 'menu'} onClose={onClose} shop={shop} />}
      {hasPanel && <SidePanel isOpen={open === 'panel'} onClose={onClose} shop={shop} />}
    </>
  )
}
