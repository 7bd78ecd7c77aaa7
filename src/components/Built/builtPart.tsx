import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazyModule'
import { asBuilt, useIsAsBuilt } from './useIsAsBuilt'

/**
 * A decorative component without props. On a page that was built with it, its HTML stays as it is and its code is never
 * loaded. Elsewhere its place is empty until its code is loaded, and stays so when it cannot be.
 */
export const builtPart = (load: () => Promise<ComponentType>) => {
  const lazy = lazyModule(load)
  return () => {
    const isAsBuilt = useIsAsBuilt()
    const { code: Part } = useLazyModule(lazy, !isAsBuilt)
    return isAsBuilt ? <div {...asBuilt} /> : <div>{Part && <Part />}</div>
  }
}
