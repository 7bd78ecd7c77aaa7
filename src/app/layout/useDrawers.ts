import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DrawerName, DrawersProps } from './Drawers'

export const useDrawers = (): { open: (name: DrawerName) => void; drawers: Omit<DrawersProps, 'header'> } => {
  const [opened, setOpened] = useState<{ name: DrawerName; pathname: string } | null>(null)
  const { pathname } = useLocation()
  return {
    open: (name) => setOpened({ name, pathname }),
    drawers: {
      open: opened?.pathname === pathname ? opened.name : null,
      onClose: () => setOpened(null),
    },
  }
}
