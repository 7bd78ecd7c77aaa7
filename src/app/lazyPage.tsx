import { lazy, type ComponentType } from 'react'

/** A page whose code is loaded when it is first shown, or before by `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

/** ms */
const FORGET_FAILURE_AFTER = 1_000

/** Like `lazy`, but a page that was preloaded renders at once: the browser's first render must match the built HTML. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined
  const preload = async () => (loaded ??= await load())
  const toLazy = () =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        // `lazy` would keep this failure for ever: a later visit of the page tries anew. Not this one, which has yet
        // to render its failure, and would try without end.
        setTimeout(() => {
          Lazy = toLazy()
        }, FORGET_FAILURE_AFTER)
        throw error
      }
    })
  let Lazy = toLazy()
  const Page = () => {
    const Component = loaded ?? Lazy
    return <Component />
  }
  return Object.assign(Page, { preload })
}
