/** Once what a press has changed is on screen. A hidden page paints nothing, and need not wait. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
