import { useCallback, useEffect, useState } from 'react'
import { loadOnce } from '../values/loadOnce'

/** Code that is loaded when it is first needed. */
export type LazyModule<T> = {
  /** Loads it once; tries again after a failure. */
  load: () => Promise<T>
  /** undefined until it is loaded. */
  current: T | undefined
}

const registry: LazyModule<unknown>[] = []

/** @param load gives the code, as `import()` does. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const lazy: LazyModule<T> = {
    load: loadOnce(async () => (lazy.current = await load())),
    current: undefined,
  }
  registry.push(lazy)
  return lazy
}

/** Loads every lazy module known so far, before a render that cannot wait for one: at build, or of a story. */
export const loadLazyModules = (): Promise<unknown> => Promise.all(registry.map(({ load }) => load()))

/** Neither is defined while the module is loading. */
export type LazyState<T> = { code?: T; error?: unknown }

/**
 * Loads a lazy module once `isNeeded`, or at a call of the returned `load`, which tries again after a failure. A failure
 * is logged and returned: the component decides whether it can do without the module.
 */
export const useLazyModule = <T>(
  lazy: LazyModule<T>,
  isNeeded = true,
): LazyState<T> & { load: () => void } => {
  const [state, setState] = useState<LazyState<T>>({})
  // As this render sees it: the module may arrive before the effect, which then still has to bring another render.
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
    if (isNeeded && current === undefined) load()
  }, [isNeeded, current, load])
  return current === undefined ? { ...state, load } : { code: current, load }
}
