import { lazy, type ComponentType } from 'react'
import { reloadForNewDeploy } from './reloadForNewDeploy'

/** A page whose code is loaded when it is first rendered, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const failed = new Set<() => void>()

/** Lets the pages whose code could not be loaded try again. Not before the failure is shown: they would try endlessly. */
export const retryFailedPages = () => {
  for (const retry of failed) retry()
  failed.clear()
}

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
        // `lazy` caches a failure forever.
        failed.add(() => {
          Lazy = toLazy()
        })
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
