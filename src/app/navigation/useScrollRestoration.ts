import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { readObject, writeItem } from '../../values/browserStorage'
import { entryOf } from './historyEntry'
import { retryAsPageGrows } from './retryAsPageGrows'

const KEY = 'scroll_positions'
const MAX_ENTRIES = 60

const readPositions = () => readObject('sessionStorage', KEY) ?? {}

const readPosition = (entry: string) => {
  const saved: unknown = Reflect.get(readPositions(), entry)
  return typeof saved === 'number' ? saved : 0
}

const writePosition = (entry: string, position: number) => {
  const positions = Object.entries({ ...readPositions(), [entry]: position })
  writeItem('sessionStorage', KEY, JSON.stringify(Object.fromEntries(positions.slice(-MAX_ENTRIES))))
}

type Restoration = {
  top: number
  controller: AbortController
}

/** As soon as the page is long enough, unless the visitor scrolls first. */
const scrollWhenPossible = (top: number): Restoration => ({
  top,
  controller: retryAsPageGrows(() => {
    window.scrollTo(0, top)
    return Math.abs(window.scrollY - top) <= 1
  }),
})

type Navigation = {
  type: NavigationType
  hash: string
  keepsScroll: boolean
  entry: string
  isInitial: boolean
  isFromAnotherPage: boolean
  isSameAddress: boolean
}

/** A link or a typed address starts at the top, even for a page seen before. */
const isNewNavigation = () => {
  const [timing] = performance.getEntriesByType('navigation')
  return timing instanceof PerformanceNavigationTiming && timing.type === 'navigate'
}

const scrollAfter = (navigation: Navigation): Restoration | undefined => {
  const { type, hash, keepsScroll, entry, isInitial, isFromAnotherPage, isSameAddress } = navigation
  // The browser, or `useNavigationFocus`, scrolls to a fragment, except on Back or Forward from another page.
  if (hash && !(type === 'POP' && isFromAnotherPage)) return undefined
  // A link to the address that is open replaces its entry; a filter that replaces it changes the address.
  if ((type === 'PUSH' && !keepsScroll) || (type === 'REPLACE' && isSameAddress)) window.scrollTo(0, 0)
  if (type !== 'POP') return undefined
  const saved = readPosition(entry)
  // A visitor who scrolled before the script ran keeps that position.
  if (isInitial && (isNewNavigation() || saved === 0 || window.scrollY > 0)) return undefined
  return scrollWhenPossible(saved)
}

/** Back and Forward restore; a filter or "Voir plus" (`keepScroll` or `replace`) does not scroll. */
export const useScrollRestoration = () => {
  const location = useLocation()
  const { pathname, search, hash } = location
  const entry = entryOf(location)
  const type = useNavigationType()
  const keepsScroll = keepsScrollOf(location.state)
  const initialEntry = useRef<string | null>(entry)
  const shown = useRef({ pathname, search })

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (initialEntry.current !== entry) initialEntry.current = null
    const isInitial = initialEntry.current !== null
    const before = shown.current
    shown.current = { pathname, search }
    const isFromAnotherPage = before.pathname !== pathname
    const isSameAddress = !isFromAnotherPage && before.search === search
    const navigation = { type, hash, keepsScroll, entry, isInitial, isFromAnotherPage, isSameAddress }
    const restoration = scrollAfter(navigation)

    // A page left before the restoration was finished, or before its scroll event, keeps its saved position.
    let position = restoration?.top ?? window.scrollY
    const trackPosition = () => {
      if (restoration?.controller.signal.aborted ?? true) position = window.scrollY
    }
    const savePosition = () => writePosition(entry, position)
    window.addEventListener('scroll', trackPosition, { passive: true })
    window.addEventListener('pagehide', savePosition)
    return () => {
      restoration?.controller.abort()
      savePosition()
      window.removeEventListener('scroll', trackPosition)
      window.removeEventListener('pagehide', savePosition)
    }
  }, [entry, hash, keepsScroll, pathname, search, type])
}

const keepsScrollOf = (state: unknown) => typeof state === 'object' && state !== null && 'keepScroll' in state
