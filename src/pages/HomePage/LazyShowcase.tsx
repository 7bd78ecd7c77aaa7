import { useEffect, useState } from 'react'
import { lazyModule, useLazyModule } from '../../hydration/lazyModule'
import { useIsHydrated } from '../../hydration/useIsHydrated'

const lazyShowcase = lazyModule(async () => (await import('./HomeShowcase')).HomeShowcase)

/**
 * The showcase, once the visitor scrolls: the home page's first view does without its code and its content, and its
 * prerendered HTML without its cards.
 */
export const LazyShowcase = () => {
  const [isNeeded, setNeeded] = useState(useIsHydrated())
  const { code: HomeShowcase } = useLazyModule(lazyShowcase, isNeeded)
  useEffect(() => {
    const onScroll = () => setNeeded(true)
    window.addEventListener('scroll', onScroll, { passive: true, once: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isNeeded && HomeShowcase && <HomeShowcase />
}
