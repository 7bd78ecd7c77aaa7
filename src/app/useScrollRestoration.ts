import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { readItem, writeItem } from '../values/browserStorage'

const KEY = 'scroll_positions'
/** Beyond this many entries the oldest are forgotten. */
const MAX_ENTRIES = 60

type Positions = Record<string, number>

const readPositions = (): Positions => {
  try {
    const kept: Positions | null = JSON.parse(readItem('sessionStorage', KEY) ?? '{}')
    return kept ?? {}
  } catch {
    // Not written by this code: nothing is remembered.
    return {}
  }
}

const writePosition = (entry: string, position: number) => {
  const positions = Object.entries({ ...readPositions(), [entry]: position })
  writeItem('sessionStorage', KEY, JSON.stringify(Object.fromEntries(positions.slice(-MAX_ENTRIES))))
}

type Restoration = {
  /** In px. */
  top: number
  isOver: () => boolean
  stop: () => void
}

/** Scrolls to `top` as soon as the page is long enough, unless the visitor scrolls first. */
const scrollWhenPossible = (top: number): Restoration => {
  const abort = new AbortController()
  const stop = () => abort.abort()
  const tryToScroll = () => {
    window.scrollTo(0, top)
    if (Math.abs(window.scrollY - top) <= 1) stop()
  }
  const observer = new ResizeObserver(tryToScroll)
  abort.signal.addEventListener('abort', () => observer.disconnect())
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(event, stop, { signal: abort.signal, passive: true })
  }
  observer.observe(document.body)
  return { top, isOver: () => abort.signal.aborted, stop }
}

type Arrival = {
  type: NavigationType
  hash: string
  keepsScroll: boolean
  entry: string
  /** Whether the document itself was opened here. */
  isOpening: boolean
  /** Whether another page was shown before. */
  isFromElsewhere: boolean
}

/** Whether the document was opened by a link or a typed address: it begins at its top, even if it was read before. */
const isFreshDocument = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate'
}

/** Scrolls to where the visitor should be after a navigation. */
const arrive = (arrival: Arrival): Restoration | undefined => {
  const { type, hash, keepsScroll, entry, isOpening, isFromElsewhere } = arrival
  // The browser itself scrolls to a fragment, but not when the visitor comes back from another page.
  if (hash && !(type === 'POP' && isFromElsewhere)) return undefined
  if (type === 'PUSH' && !keepsScroll) window.scrollTo(0, 0)
  if (type !== 'POP') return undefined
  const kept = readPositions()[entry] ?? 0
  // A visitor who scrolled before the script ran is left there.
  if (isOpening && (isFreshDocument() || kept === 0 || window.scrollY > 0)) return undefined
  return scrollWhenPossible(kept)
}

/**
 * A followed link starts at the top of its page; Back and Forward restore the scroll position. A filter or "Voir plus"
 * (`keepScroll` in the location's state, or a replaced location) does not scroll.
 */
export const useScrollRestoration = () => {
  const { key, pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const keepsScroll = keepsScrollOf(state)
  // The key of a freshly opened document is always "default": the address tells them apart.
  const entry = `${key} ${pathname}${search}`
  /** Where the document was opened; null once that has been left. */
  const opened = useRef<string | null>(entry)
  const shownPath = useRef(pathname)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (opened.current !== entry) opened.current = null
    const isOpening = opened.current !== null
    const isFromElsewhere = shownPath.current !== pathname
    shownPath.current = pathname
    const restoration = arrive({ type, hash, keepsScroll, entry, isOpening, isFromElsewhere })

    // A page that is left again before it was long enough, or before the browser told of the scroll, keeps its position.
    let position = restoration?.top ?? window.scrollY
    const follow = () => {
      if (restoration?.isOver() ?? true) position = window.scrollY
    }
    const remember = () => writePosition(entry, position)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      restoration?.stop()
      remember()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', remember)
    }
  }, [entry, hash, keepsScroll, pathname, type])
}

const keepsScrollOf = (state: unknown) => typeof state === 'object' && state !== null && 'keepScroll' in state
