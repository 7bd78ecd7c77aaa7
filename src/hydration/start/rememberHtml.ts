import { START_FAILED_EVENT } from './startFailedEvent'

const address = () => window.location.pathname + window.location.search

/** @returns what to call when the application throws: the prerendered HTML replaces it. */
export const rememberHtml = (root: HTMLElement) => {
  const { title } = document
  const openedAt = address()
  const copy = document.implementation.createHTMLDocument().importNode(root, true)
  return (application: { unmount: () => void }) => {
    if (address() !== openedAt) return
    queueMicrotask(() => {
      application.unmount()
      // A copy again: one commit may throw several errors.
      root.replaceChildren(...copy.cloneNode(true).childNodes)
      document.title = title
      window.dispatchEvent(new Event(START_FAILED_EVENT))
    })
  }
}
