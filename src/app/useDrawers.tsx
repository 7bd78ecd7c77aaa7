import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOnce } from '../values/loadOnce'
import type { DrawerName, DrawersProps } from './Drawers'

const loadDrawers = loadOnce(async () => (await import('./Drawers')).Drawers)

/** Signs that somebody is there, who may open a drawer next. */
const SIGNS = ['pointermove', 'scroll', 'keydown']

type DrawersControl = {
  open: (name: DrawerName) => void
  /** The drawers themselves, once their code is there. */
  drawers: ReactNode
}

/** The two drawers, one open at a time. Their code comes at the visitor's first sign, else at the press itself. */
export const useDrawers = (): DrawersControl => {
  // Opened on a page: a link followed inside a drawer leads out of it.
  const [opened, setOpened] = useState<{ name: DrawerName; pathname: string } | null>(null)
  const [Drawers, setDrawers] = useState<ComponentType<DrawersProps> | null>(null)
  const { pathname } = useLocation()

  const prepare = useCallback(() => {
    loadDrawers().then(
      (loaded) => setDrawers(() => loaded),
      // The next press tries again; until then the footer leads everywhere.
      (error: unknown) => console.error('The menu cannot be loaded.', error),
    )
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    const prepareOnce = () => {
      controller.abort()
      prepare()
    }
    for (const sign of SIGNS)
      window.addEventListener(sign, prepareOnce, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [prepare])

  return {
    open: (name) => {
      setOpened({ name, pathname })
      prepare()
    },
    drawers: Drawers && (
      <Drawers open={opened?.pathname === pathname ? opened.name : null} onClose={() => setOpened(null)} />
    ),
  }
}
