// How long answers take. Figures for whoever reads them: no test fails on one.

/** Adds the time of an answer to `times`, in ms. */
export const timed = async <T>(times: number[], ask: () => Promise<T>): Promise<T> => {
  const started = performance.now()
  try {
    return await ask()
  } finally {
    times.push(performance.now() - started)
  }
}

/** @param share of the times that are at most the result: 0.95. */
const within = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0)

export const printTimes = (name: string, times: readonly number[], outcome = '') =>
  console.log(
    `  ${name.padEnd(22)} ${times.length}${outcome && ` (${outcome})`}, half within ${within(times, 0.5)} ms, 95 in 100 within ${within(times, 0.95)} ms`,
  )
