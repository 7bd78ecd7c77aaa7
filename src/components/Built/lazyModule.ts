import { useEffect, useState } from 'react'
import { loadOnce } from '../../values/loadOnce'

/** Code that comes when it is needed. */
export type LateCode<T> = {
  /** Asks for it once; after a failure, anew. */
  load: () => Promise<T>
  /** undefined until it has come. */
  current: T | undefined
}

const known: LateCode<unknown>[] = []

/** @param load gives the code, as `import()` does. */
export const lateCode = <T>(load: () => Promise<T>): LateCode<T> => {
  const code: LateCode<T> = {
    load: loadOnce(async () => (code.current = await load())),
    current: undefined,
  }
  known.push(code)
  return code
}

/** All late code of the modules loaded so far: who draws without waiting, as the build does, has it come first. */
export const loadLateCode = (): Promise<unknown> => Promise.all(known.map(({ load }) => load()))

/** What has become of late code so far; neither is defined while it is on its way. */
export type Arrival<T> = { code?: T; error?: unknown }

/**
 * Late code, asked for once it is needed. What keeps it from coming is logged, and handed over: who can do without it
 * does, and the page stays.
 */
export const useLateCode = <T>(late: LateCode<T>, isNeeded = true): Arrival<T> => {
  const [arrival, setArrival] = useState<Arrival<T>>({})
  useEffect(() => {
    if (!isNeeded || late.current) return
    late.load().then(
      (code) => setArrival({ code }),
      (error: unknown) => {
        console.error('The code of a part of the page cannot be loaded.', error)
        setArrival({ error })
      },
    )
  }, [late, isNeeded])
  return late.current === undefined ? arrival : { code: late.current }
}
