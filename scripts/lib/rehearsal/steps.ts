import { setTimeout as wait } from 'node:timers/promises'

/** Long enough for a build on a busy machine. */
const WAIT_MS = 600_000

let done = 0

/** Runs a step and prints a line for it. @throws Error with the name of the step when it fails. */
export const step = async <T>(name: string, act: () => Promise<T>): Promise<T> => {
  const started = Date.now()
  try {
    const result = await act()
    done += 1
    console.log(`✓ ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
    return result
  } catch (error) {
    console.log(`✗ ${name}`)
    throw error
  }
}

/** How many steps succeeded. */
export const stepsDone = () => done

/** @throws Error that tells what was expected. */
export const check = (isTrue: boolean, expected: string) => {
  if (!isTrue) throw new Error(`Expected: ${expected}.`)
}

/** Waits until it is true, a quarter of a second between two looks. @throws Error after ten minutes. */
export const until = async (isTrue: () => Promise<boolean>, expected: string): Promise<void> => {
  const end = Date.now() + WAIT_MS
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Expected within ${WAIT_MS / 1000} s: ${expected}.`)
    await wait(250)
  }
}

/** Waits for a failure. @throws Error when it succeeds, or does not end within `limit` ms. */
export const refuses = async (work: Promise<unknown>, limit = WAIT_MS): Promise<void> => {
  const outcome = await Promise.race([
    work.then(
      () => 'success',
      () => 'failure',
    ),
    wait(limit, 'nothing', { ref: false }),
  ])
  check(outcome === 'failure', `a failure, not ${outcome}`)
}
