import { useCallback, useEffect, useState } from 'react'
import { loadOnce } from '../../values/loadOnce'

/** A module loaded on first use. */
export type LazyModule<T> = {
  /** Loads the module once; a call after a failure retries. */
  load: () => Promise<T>
  /** The loaded module; undefined until then. */
  current: T | undefined
}

const registry: LazyModule<unknown>[] = []

/** @param load loads the module, for example with `import()`. */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const lazy: LazyModule<T> = {
    load: loadOnce(async () => (lazy.current = await load())),
    current: undefined,
  }
  registry.push(lazy)
  return lazy
}

/** Loads every lazy module declared so far, before a render that must be complete: at build time or in a story. */
export const loadLazyModules = (): Promise<unknown> => Promise.all(registry.map(({ load }) => load()))

/** Neither is defined while the module is loading. */
export type LazyState<T> = { code?: T; error?: unknown }

/**
 * Loads a lazy module when `isNeeded` is true or when the returned `load` is called; a call after a failure retries. A
 * failure is logged and returned: the component decides how to render without the module.
 */
export const useLazyModule = <T>(
  lazy: LazyModule<T>,
  isNeeded = true,
): LazyState<T> & { load: () => void } => {
  const [state, setState] = useState<LazyState<T>>({})
  // Read during render: if the module loads before the effect runs, the effect still has to trigger a render.
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
