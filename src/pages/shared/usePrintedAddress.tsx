import { useEffect, useRef, type ReactNode } from 'react'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useHasActivity } from '../../hooks/useHasActivity'

const lazyAddress = lazyModule(
  async () => (await import('../../components/layout/PrintedAddress/PrintedAddress')).PrintedAddress,
)

/**
 * The address of a page for its printed sheet, and what prints it. A browser prints at once when asked by its own menu,
 * so the address is there from the visitor's first activity on; not on a phone or a tablet, from whose menu hardly anybody
 * prints. When its code cannot be loaded, the sheet is printed without.
 */
export const usePrintedAddress = (path: string): { address: ReactNode; print: () => void } => {
  const isLoaded = useHasActivity() && !matchMedia('(pointer: coarse)').matches
  const { code: PrintedAddress, error, load } = useLazyModule(lazyAddress, isLoaded)
  const waiting = useRef<string | null>(null)

  useEffect(() => {
    if (!PrintedAddress && error === undefined) return
    // The visitor may have gone on to another product.
    const isShown = waiting.current === path
    waiting.current = null
    if (isShown) window.print()
  }, [PrintedAddress, error, path])

  return {
    // The build does not know where the site will be.
    address: !import.meta.env.SSR && PrintedAddress && (
      <PrintedAddress address={new URL(path, window.location.href).href} />
    ),
    print: () => {
      if (PrintedAddress) {
        window.print()
        return
      }
      waiting.current = path
      load()
    },
  }
}
