import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazyModule'
import { prerenderedHtml, useIsPrerendered } from './useIsPrerendered'

/**
 * A decorative component without props. On a page prerendered with it, its HTML stays as it is and its code is never
 * loaded. Elsewhere its place is empty until its code is loaded, and stays so when it cannot be.
 */
export const prerenderedPart = (load: () => Promise<ComponentType>) => {
  const lazy = lazyModule(load)
  return () => {
    const isPrerendered = useIsPrerendered()
    const { code: Part } = useLazyModule(lazy, !isPrerendered)
    return isPrerendered ? <div {...prerenderedHtml} /> : <div>{Part && <Part />}</div>
  }
}
