import { useCallback, useEffect, useState } from 'react'
import { loadOnce } from '../../values/loadOnce'

export type LazyModule<T> = {
  /** A call after a failure retries. */
  load: () => Promise<T>
  current: T | undefined
}

const registry: LazyModule<unknown>[] = []

export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const lazy: LazyModule<T> = {
    load: loadOnce(async () => (lazy.current = await load())),
    current: undefined,
  }
  registry.push(lazy)
  return lazy
}

/** One after the other, so that each build evaluates them in the same order. */
export const loadLazyModules = async (): Promise<void> => {
  for (const { load } of registry) await load()
}

export type LazyState<T> = { code?: T; error?: unknown }

/** A failure is logged and returned: the component decides how to render without the module. */
export const useLazyModule = <T>(
  lazy: LazyModule<T>,
  isNeeded = true,
): LazyState<T> & { load: () => void } => {
  const [state, setState] = useState<LazyState<T>>({})
  // Read during render: a module loaded before the effect must still trigger a render.
  const { current } = lazy
  const load = useCallback(() => {
    lazy.load().then(
      (code) => setState({ code }),
      (error: unknown) => {
        console.error('The code of a part of the page cannot be loaded.', error)
        setState({ error })
      },
    )
  }, [lazy])
  useEffect(() => {
    if (!isNeeded || current !== undefined) return undefined
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isNeeded, current, load])
  return current === undefined ? { ...state, load } : { code: current, load }
}
