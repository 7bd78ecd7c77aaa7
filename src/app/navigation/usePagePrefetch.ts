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

/** One page in an idle moment: all at once would keep a slow phone busy. */
const preloadLinked = async (pathname: string, signal: AbortSignal) => {
  await untilIdle()
  const links = [...document.querySelectorAll('a')].filter(isOwn)
  const pathnames = new Set(links.map((link) => link.pathname))
  const pages = new Set(Array.from(pathnames, pageAt))
  pages.delete(pageAt(pathname))
  for (const page of pages) {
    if (signal.aborted) return
    preload(page)
    await untilIdle()
  }
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
    void preloadLinked(pathname, signal)
    return () => controller.abort()
  }, [pathname])
}
