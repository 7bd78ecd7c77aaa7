const KEY = 'reloaded_for_deploy'

const wasReloaded = () => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // Without storage nothing tells a second time from the first: better not reload at all.
    return true
  }
}

/** Words typed in a form would be lost by a reload. */
const holdsWords = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main textarea, main input'),
  ).some(({ value }) => value.trim() !== '')

/**
 * A deploy replaces the files of the last one: a page opened before it may ask for code that is gone. The page is then
 * loaded anew, once, and never while a form holds words.
 */
export const reloadForNewDeploy = () => {
  // A page fails once for each of its files that is gone: the first failure, at which a form still stands, decides.
  let stayedFor: string | undefined
  window.addEventListener('vite:preloadError', () => {
    const { href } = window.location
    if (href === stayedFor) return
    if (wasReloaded() || holdsWords()) {
      stayedFor = href
      return
    }
    sessionStorage.setItem(KEY, new Date().toISOString())
    window.location.reload()
  })
}

/** The page's code is there: a later deploy may be met by a reload again. */
export const forgetReload = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is off, so nothing was kept.
  }
}
