import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { untilIdle } from '../../values/untilIdle'
import { pageAt } from '../../routes/RoutedPage'
import type { LazyPage } from '../../pages/shared/lazyPage'

declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation. */
    connection?: { saveData: boolean; effectiveType: string }
  }
}

const isThrifty = ({ connection }: Navigator) =>
  connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))

const isOwn = ({ origin }: HTMLAnchorElement) => origin === window.location.origin

const preload = (page: LazyPage | undefined) => {
  // A page whose code cannot be loaded says so when the visitor opens it.
  page?.preload().catch(() => undefined)
}

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element && target.closest('a')
  if (link && isOwn(link)) preload(pageAt(link.pathname))
}

/** Pages in the same folder have the same code: matching each of hundreds of cards would keep a slow phone busy. */
const folderOf = (pathname: string) => pathname.replace(/(.+\/)[^/]+$/, '$1')

/** Also of links that come later, with a part that is shown on scrolling. */
const preloadLinked = (pathname: string, signal: AbortSignal) => {
  const seen = new Set([folderOf(pathname)])
  let isWaiting = false
  const preloadNew = async () => {
    if (isWaiting) return
    isWaiting = true
    await untilIdle()
    isWaiting = false
    const links = [...document.querySelectorAll('a')].filter(isOwn)
    for (const link of links) {
      const folder = folderOf(link.pathname)
      if (seen.has(folder)) continue
      seen.add(folder)
      if (signal.aborted) return
      preload(pageAt(link.pathname))
      // One page in an idle moment: all at once would keep a slow phone busy.
      await untilIdle()
    }
  }
  const observer = new MutationObserver(() => void preloadNew())
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  void preloadNew()
}

/** Loads the code of a page before its link is followed: of each link when idle, of one that is pointed at at once. */
export const usePagePrefetch = () => {
  const { pathname } = useLocation()

  useEffect(() => {
    if (isThrifty(navigator)) return undefined
    const controller = new AbortController()
    const { signal } = controller
    for (const event of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(event, onIntent, { signal, passive: true })
    preloadLinked(pathname, signal)
    return () => controller.abort()
  }, [pathname])
}
