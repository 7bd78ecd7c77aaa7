import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazyModule'
import { prerenderedHtml, useIsPrerendered } from './useIsPrerendered'

/**
 * Wraps a component whose props are all optional, and absent at build time. On a prerendered page its HTML is
 * kept and its code is not loaded, until it is given a prop. After a client-side navigation it renders nothing until
 * its code is loaded, or when loading fails.
 */
export const prerenderedPart = <Props extends object>(load: () => Promise<ComponentType<Partial<Props>>>) => {
  const lazy = lazyModule(load)
  return (props: Partial<Props>) => {
    const hasProps = Object.values(props).some((value) => value !== undefined)
    const wasPrerendered = useIsPrerendered()
    const { code: Part } = useLazyModule(lazy, hasProps || !wasPrerendered)
    const isPrerendered = useIsPrerendered(hasProps && Part !== undefined)
    return isPrerendered ? <div {...prerenderedHtml} /> : <div>{Part && <Part {...props} />}</div>
  }
}
