import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Loading } from '../../components/foundation/Loading/Loading'
import { Blank } from '../../components/layout/BelowTitle/BelowTitle.styles'
import { PlainPage } from '../../components/layout/PlainPage/PlainPage'
import { common } from '../../site/texts/common'
import { reloadForNewDeploy } from './reloadForNewDeploy'

/** A page whose code is loaded when it is first rendered, or earlier with `preload`. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown> }

const loading = (
  <PlainPage title={common.loading}>
    <Blank>
      <Loading label={common.loading} isLabelVisible />
    </Blank>
  </PlainPage>
)

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
    // Kept: another type of component would mount the page again.
    const [Loaded] = useState(() => loaded)
    return Loaded ? (
      <Loaded />
    ) : (
      <Suspense fallback={loading}>
        <Lazy />
      </Suspense>
    )
  }
  return Object.assign(Page, { preload })
}
