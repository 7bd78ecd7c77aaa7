import { findChange, type BackendCheck } from '../cms/content/backendCheck'
import { CONTENT_LIFETIME } from '../cms/content/contentQuery'
import type { ContentStore } from '../cms/content/contentStore'
import { whenIdle } from './whenIdle'

/**
 * Asks the backend again for the content of the prerendered page when it is older than a minute: once the browser is
 * idle, and when the visitor comes back to the tab. Only when an answer has changed is the code loaded that reads it;
 * what changed then appears in place. A failure changes nothing.
 * @returns a function that ends it, to be called when the page is left.
 */
export const refreshWhenIdle = (store: ContentStore, checks: readonly BackendCheck[]): (() => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  let isAsking = false

  const refresh = async () => {
    // A live store refreshes its content itself.
    if (isAsking || signal.aborted || store.isLive() || Date.now() - store.readAt() < CONTENT_LIFETIME) return
    isAsking = true
    try {
      const change = await findChange(checks, signal)
      if (change) await store.goLive(change)
      else store.confirm(Date.now())
    } catch (error) {
      if (!signal.aborted) console.error('Reading the content of this page again failed.', error)
    } finally {
      isAsking = false
    }
  }

  whenIdle(() => void refresh())
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void refresh()
    },
    { signal },
  )
  return () => leaving.abort()
}
