import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazyModule'
import { prerenderedHtml, useIsPrerendered } from './useIsPrerendered'

/**
 * Wraps a decorative component without props. On a prerendered page its HTML is kept and its code is never loaded.
 * After a client-side navigation it renders nothing until its code is loaded, or when loading fails.
 */
export const prerenderedPart = (load: () => Promise<ComponentType>) => {
  const lazy = lazyModule(load)
  return () => {
    const isPrerendered = useIsPrerendered()
    const { code: Part } = useLazyModule(lazy, !isPrerendered)
    return isPrerendered ? <div {...prerenderedHtml} /> : <div>{Part && <Part />}</div>
  }
}
