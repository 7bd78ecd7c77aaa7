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

/**
 * Late code, asked for once it is needed; undefined until it has come.
 * @throws to the boundary above what kept it from coming.
 */
export const useLateCode = <T>(code: LateCode<T>, isNeeded = true): T | undefined => {
  const [, setArrival] = useState(0)
  useEffect(() => {
    if (!isNeeded || code.current) return
    code.load().then(
      () => setArrival((count) => count + 1),
      (error: unknown) =>
        setArrival(() => {
          throw error
        }),
    )
  }, [code, isNeeded])
  return code.current
}
