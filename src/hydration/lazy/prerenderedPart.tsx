import type { ComponentType } from 'react'
import { lazyModule, useLazyModule } from './lazyModule'
import { prerenderedHtml, useIsPrerendered } from './useIsPrerendered'

/** Keeps the prerendered HTML, without loading its code, until it gets a prop. */
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
