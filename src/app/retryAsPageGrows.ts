/**
 * Calls `attempt` before the next paint and whenever the page's height changes, until it returns true or the visitor
 * acts. Aborting the returned controller stops it.
 */
export const retryAsPageGrows = (attempt: () => boolean): AbortController => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const observer = new ResizeObserver(() => attempt() && stop())
  controller.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, stop, { signal: controller.signal, passive: true })
  observer.observe(document.body)
  return controller
}
