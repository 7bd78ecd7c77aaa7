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

const pageOf = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin ? pageAt(pathname) : undefined

const preload = (page: LazyPage | undefined) => {
  // A page whose code cannot be loaded says so when the visitor opens it.
  page?.preload().catch(() => undefined)
}

const onIntent = ({ target }: Event) => {
  const link = target instanceof Element && target.closest('a')
  if (link) preload(pageOf(link))
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
    void untilIdle().then(() => {
      if (signal.aborted) return
      const pages = new Set(Array.from(document.querySelectorAll('a'), pageOf))
      pages.delete(pageAt(pathname))
      pages.forEach(preload)
    })
    return () => controller.abort()
  }, [pathname])
}
