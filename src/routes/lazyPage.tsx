import { lazy, type ComponentType } from 'react'
import { reloadForNewDeploy } from './reloadForNewDeploy'

/** A page whose code is loaded when it is first rendered, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const FORGET_FAILURE_AFTER_MS = 1_000

/** Like `lazy`, but a preloaded page renders without suspending: the first render must match the prerendered HTML. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loaded: ComponentType | undefined
  const preload = async () => (loaded ??= await load())
  const toLazy = () =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        await reloadForNewDeploy()
        // `lazy` caches a failure forever, so it is replaced for the next visit. Not at once: the render that shows
        // the failure would load the page again in an endless loop.
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
