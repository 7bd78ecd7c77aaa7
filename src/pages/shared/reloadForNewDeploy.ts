import { submissions } from '../../contact/unseenSubmission'
import { readItem, writeItem } from '../../values/browserStorage'

const AREA = 'sessionStorage'
const KEY = 'reloaded_for_deploy'
/** ms. Within this time after a reload, another one would fail in the same way. */
const PAUSE_MS = 5 * 60_000
const ANSWER_TIMEOUT_MS = 4_000

const wasJustReloaded = () => Date.now() - Number(readItem(AREA, KEY)) < PAUSE_MS

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
 * reloaded if that can help: once in five minutes, and when the server answers. What is typed in a page goes with it
 * anyway, but for the contact form's draft, which is stored; only the outcome of a message would be lost.
 * @returns a promise that is pending while the page reloads, and fulfilled when it does not.
 */
export const reloadForNewDeploy = async (): Promise<void> => {
  if (wasJustReloaded() || submissions.unseen || !(await isAnswered()) || !markReload()) return
  window.location.reload()
  await new Promise(() => undefined)
}
