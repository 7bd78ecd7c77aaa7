import { untilNextAct } from '../../hooks/visitorActs'

/**
 * Calls `attempt` before the next paint and whenever the page's height changes, until it returns true or the visitor
 * acts. Aborting the returned controller stops it.
 */
export const retryAsPageGrows = (attempt: () => boolean): AbortController => {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort()
  const observer = new ResizeObserver(() => attempt() && stop())
  signal.addEventListener('abort', () => observer.disconnect())
  untilNextAct().addEventListener('abort', stop, { signal })
  observer.observe(document.body)
  return controller
}
