import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOnce } from '../values/loadOnce'
import type { DrawerName, DrawersProps } from './Drawers'

const loadDrawers = loadOnce(async () => (await import('./Drawers')).Drawers)

/** Any of these shows that a visitor is there, who may open a drawer next. */
const ACTIVITY_EVENTS = ['pointermove', 'scroll', 'keydown']

type DrawersControl = {
  open: (name: DrawerName) => void
  /** The drawers, once their code is loaded. */
  drawers: ReactNode
}

/** The two drawers, one open at a time. Their code is loaded at the visitor's first activity, or when one is opened. */
export const useDrawers = (): DrawersControl => {
  // With its page: following a link inside a drawer closes it.
  const [opened, setOpened] = useState<{ name: DrawerName; pathname: string } | null>(null)
  const [Drawers, setDrawers] = useState<ComponentType<DrawersProps> | null>(null)
  const { pathname } = useLocation()

  const prepare = useCallback(() => {
    loadDrawers().then(
      (loaded) => setDrawers(() => loaded),
      // The next click tries again; meanwhile the footer has the same links.
      (error: unknown) => console.error('The menu cannot be loaded.', error),
    )
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    const prepareOnce = () => {
      controller.abort()
      prepare()
    }
    for (const event of ACTIVITY_EVENTS)
      window.addEventListener(event, prepareOnce, { passive: true, signal: controller.signal })
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
