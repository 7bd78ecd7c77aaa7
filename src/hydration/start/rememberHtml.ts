import { START_FAILED_EVENT } from './startFailedEvent'

const address = () => window.location.pathname + window.location.search

/**
 * Remembers a prerendered page before hydration.
 * @returns what to call when the application throws. While the visitor is at the same address, the prerendered HTML
 *   replaces the application, and the page works like one whose scripts could not be loaded.
 */
export const rememberHtml = (root: HTMLElement) => {
  const { title } = document
  const openedAt = address()
  // In a document of its own, where pictures do not load.
  const copy = document.implementation.createHTMLDocument().importNode(root, true)
  return (application: { unmount: () => void }) => {
    if (address() !== openedAt) return
    // After React's commit, and before the browser paints the error page.
    queueMicrotask(() => {
      application.unmount()
      root.replaceChildren(...copy.childNodes)
      document.title = title
      window.dispatchEvent(new Event(START_FAILED_EVENT))
    })
  }
}
