import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useHasActivity } from '../../hooks/useHasActivity'
import { untilNextAct } from '../../hooks/visitorActs'
import type { DrawerName } from './Drawers'

/** Loaded later: 3 KB that the first render does not need. */
const lazyDrawers = lazyModule(async () => (await import('./Drawers')).Drawers)

type DrawersControl = {
  open: (name: DrawerName) => void
  /** The drawers, once their code is loaded. */
  drawers: ReactNode
}

/**
 * The layout's two drawers, one open at a time. Following a link inside a drawer closes it. When their code cannot be
 * loaded, the next click tries again; the footer has the same links.
 */
export const useDrawers = (): DrawersControl => {
  const [opened, setOpened] = useState<{ name: DrawerName; pathname: string } | null>(null)
  const { pathname } = useLocation()
  const { code: Drawers, load } = useLazyModule(lazyDrawers, useHasActivity())

  // A visitor who does something else while the code is loading no longer waits for the drawer. A layout effect, which
  // ends before the drawer opens and takes the focus.
  useLayoutEffect(() => {
    if (!opened || Drawers) return undefined
    const untilAct = untilNextAct()
    const forget = () => setOpened(null)
    untilAct.addEventListener('abort', forget)
    return () => untilAct.removeEventListener('abort', forget)
  }, [opened, Drawers])

  return {
    open: (name) => {
      setOpened({ name, pathname })
      load()
    },
    // Closed drawers are not prerendered; in the browser their code is loaded after hydration.
    drawers: !import.meta.env.SSR && Drawers && (
      <Drawers open={opened?.pathname === pathname ? opened.name : null} onClose={() => setOpened(null)} />
    ),
  }
}
