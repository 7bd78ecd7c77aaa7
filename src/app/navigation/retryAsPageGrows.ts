import { untilNextAct } from '../../hooks/visitorActs'

/** Retries before the next paint and when the page's height changes, until true or the visitor acts. */
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
