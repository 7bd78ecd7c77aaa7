import { lazy, type ComponentType } from 'react'

/** A page whose code is loaded when it is first shown, or earlier by `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const FORGET_FAILURE_AFTER_MS = 1_000

/** Like `lazy`, but a preloaded page renders at once: the first render must match the prerendered HTML. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined
  const preload = async () => (loaded ??= await load())
  const toLazy = () =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        // `lazy` keeps a failure for ever: a new one lets the page load when it is opened again. Not at once, or the
        // render that is about to show the failure would load again, without end.
        setTimeout(() => {
          Lazy = toLazy()
        }, FORGET_FAILURE_AFTER_MS)
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
