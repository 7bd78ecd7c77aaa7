const KEY = 'reloaded_for_deploy'

const wasReloaded = () => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // Without storage a reload could repeat without end: better none.
    return true
  }
}

/** Whether a reload would lose what was typed in a form. */
const hasTypedText = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main textarea, main input'),
  ).some(({ value }) => value.trim() !== '')

/**
 * A deploy deletes the files of the previous build, so a page opened before it may ask for code that is gone. The page
 * is then reloaded, once, and never while a form holds text.
 *
 * It imports nothing: the entry needs it before the rest of the site has come.
 */
export const reloadForNewDeploy = () => {
  // Each missing file is a failure. The first one decides for all: when the others come, the form may be unmounted, or
  // back without its words yet.
  let isKept = false
  window.addEventListener('vite:preloadError', () => {
    isKept ||= wasReloaded() || hasTypedText()
    if (isKept) return
    sessionStorage.setItem(KEY, new Date().toISOString())
    window.location.reload()
  })
}

/** To be called once the page's code is loaded: the next deploy may reload the page again. */
export const forgetReload = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was remembered.
  }
}
