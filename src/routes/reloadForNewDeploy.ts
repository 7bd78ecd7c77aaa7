import { readItem, writeItem } from '../values/browserStorage'

const AREA = 'sessionStorage'
const KEY = 'reloaded_for_deploy'
/** ms. Within this time after a reload, another one would fail in the same way. */
const PAUSE_MS = 5 * 60_000
const ANSWER_TIMEOUT_MS = 4_000

const wasJustReloaded = () => Date.now() - Number(readItem(AREA, KEY)) < PAUSE_MS

/** Whether a reload would lose text typed in a form. */
const hasTypedText = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main textarea, main input'),
  ).some(({ value }) => value.trim() !== '')

/** Whether the server answers for this page: offline, a reload would replace the page by the browser's error page. */
const isAnswered = async () => {
  try {
    const options = {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    } as const
    // The 404 document loads too, and its application finds entries newer than the build.
    return (await fetch(window.location.href, options)).status < 500
  } catch {
    return false
  }
}

/** @returns whether the mark is kept: without storage the page could reload forever. */
const markReload = () => {
  const now = String(Date.now())
  writeItem(AREA, KEY, now)
  return readItem(AREA, KEY) === now
}

/**
 * Call it when the code of a page cannot be loaded. A deploy deletes the files of the previous build, so the page is
 * reloaded if that can help: once in five minutes, when the server answers, and never while a form contains text.
 * @returns a promise that is pending while the page reloads, and fulfilled when it does not.
 */
export const reloadForNewDeploy = async (): Promise<void> => {
  if (wasJustReloaded() || hasTypedText() || !(await isAnswered()) || !markReload()) return
  window.location.reload()
  await new Promise(() => undefined)
}
