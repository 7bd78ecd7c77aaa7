const KEY = 'reloaded_for_deploy'

const wasReloaded = () => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // Without storage the page could reload forever, so it never does.
    return true
  }
}

/** Whether a reload would lose text typed in a form. */
const hasTypedText = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main textarea, main input'),
  ).some(({ value }) => value.trim() !== '')

/**
 * A deploy deletes the files of the previous build, so an open page may import a chunk that no longer exists. The page
 * is then reloaded, once, and never while a form contains text.
 *
 * It imports nothing, because the entry needs it before the rest of the application is loaded.
 */
export const reloadForNewDeploy = () => {
  // Every missing chunk fires this event. The first one decides: by the next one the form may be unmounted, or
  // mounted again without its text.
  let isReloadPrevented = false
  window.addEventListener('vite:preloadError', () => {
    isReloadPrevented ||= wasReloaded() || hasTypedText()
    if (isReloadPrevented) return
    sessionStorage.setItem(KEY, new Date().toISOString())
    window.location.reload()
  })
}

/** Call it once the page's code is loaded, so that the next deploy can reload the page again. */
export const forgetReload = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
