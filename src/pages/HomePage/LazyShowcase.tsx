import { useState } from 'react'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useHasActivity } from '../../hooks/useHasActivity'
import { useIsHydrated } from '../../hooks/useIsHydrated'

/** 5 KB with its cards, below the first view. */
const lazyShowcase = lazyModule(async () => (await import('./HomeShowcase')).HomeShowcase)

/**
 * The showcase, once the visitor does anything: the home page's first view does without its code, and its prerendered
 * HTML without its cards. Its content is fetched with the page, as the build's copy tells how old it is.
 */
export const LazyShowcase = () => {
  // After a client-side navigation, at once.
  const [wasHydrated] = useState(useIsHydrated())
  const hasActivity = useHasActivity()
  const isNeeded = wasHydrated || hasActivity
  const { code: HomeShowcase } = useLazyModule(lazyShowcase, isNeeded)
  return isNeeded && HomeShowcase && <HomeShowcase />
}
