/**
 * Runs `act` once the calls have been quiet for `quiet` ms; calls that come while it runs lead to one more run.
 * @returns the function to call.
 */
export const debounce = (act: () => Promise<void>, quiet: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isAskedAgain = false

  const run = async () => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    try {
      await act()
    } catch (error) {
      console.error(error)
    }
    isRunning = false
    if (!isAskedAgain) return
    isAskedAgain = false
    call()
  }
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), quiet)
  }
  return call
}
