/**
 * Runs `action` when there was no call for `delay` ms; calls made while it runs lead to one more run.
 * @returns the function to call.
 */
export const debounce = (action: () => Promise<void>, delay: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isCalledAgain = false

  const run = async () => {
    if (isRunning) {
      isCalledAgain = true
      return
    }
    isRunning = true
    try {
      await action()
    } catch (error) {
      console.error(error)
    }
    isRunning = false
    if (!isCalledAgain) return
    isCalledAgain = false
    call()
  }
  const call = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), delay)
  }
  return call
}
