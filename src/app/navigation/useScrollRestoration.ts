import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import { readObject, writeItem } from '../../values/browserStorage'
import { isFields } from '../../values/fields'
import { entryOf, isKeylessFragment } from './historyEntry'
import { retryAsPageGrows } from './retryAsPageGrows'

const KEY = 'scroll_positions'
const MAX_ENTRIES = 60

const readPositions = () => readObject('sessionStorage', KEY) ?? {}

const readPosition = (entry: string) => {
  const saved = readPositions()[entry]
  return typeof saved === 'number' ? saved : 0
}

const writePosition = (entry: string, position: number) => {
  const { [entry]: _earlier, ...others } = readPositions()
  const positions = Object.entries({ ...others, [entry]: position })
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

/** A link or a typed address starts at the top, even for a page seen before. */
const isNewNavigation = () => {
  const [timing] = performance.getEntriesByType('navigation')
  return timing instanceof PerformanceNavigationTiming && timing.type === 'navigate'
}

const keepsScroll = (state: unknown) => isFields(state) && 'keepScroll' in state

const scrollAfter = (
  location: Location,
  before: Location,
  type: NavigationType,
  isInitial: boolean,
): Restoration | undefined => {
  const { pathname, search, hash, state } = location
  const isFromAnotherPage = before.pathname !== pathname
  const isSameAddress = !isFromAnotherPage && before.search === search
  // The browser, or `useNavigationFocus`, scrolls to a fragment, except on Back or Forward.
  const isReturn = type === 'POP' && (isFromAnotherPage || !isKeylessFragment(location))
  if (hash && !isReturn) return undefined
  // A link to the address that is open replaces its entry; a filter that replaces it changes the address.
  if ((type === 'PUSH' && !keepsScroll(state)) || (type === 'REPLACE' && isSameAddress)) window.scrollTo(0, 0)
  if (type !== 'POP') return undefined
  const saved = readPosition(entryOf(location))
  // A visitor who scrolled before the script ran keeps that position.
  if (isInitial && (isNewNavigation() || saved === 0 || window.scrollY > 0)) return undefined
  return scrollWhenPossible(saved)
}

/** Back and Forward restore; a filter or "Voir plus" (`keepScroll` or `replace`) does not scroll. */
export const useScrollRestoration = () => {
  const location = useLocation()
  const entry = entryOf(location)
  const type = useNavigationType()
  const initialEntry = useRef<string | null>(entry)
  const shown = useRef(location)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    if (initialEntry.current !== entry) initialEntry.current = null
    const before = shown.current
    shown.current = location
    const restoration = scrollAfter(location, before, type, initialEntry.current !== null)

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
  }, [entry, location, type])
}
