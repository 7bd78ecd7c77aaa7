import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { readItem, writeItem } from '../values/browserStorage'

const KEY = 'scroll_positions'
/** Beyond this many entries the oldest are forgotten. */
const MAX_ENTRIES = 60

type Positions = Record<string, number>

const readPositions = (): Positions => {
  try {
    const kept: Positions = JSON.parse(readItem('sessionStorage', KEY) ?? '{}')
    return kept
  } catch {
    // Something else stands under this name: nothing is remembered.
    return {}
  }
}

const writePosition = (entry: string, position: number) => {
  const positions = Object.entries({ ...readPositions(), [entry]: position })
  writeItem('sessionStorage', KEY, JSON.stringify(Object.fromEntries(positions.slice(-MAX_ENTRIES))))
}

/** Scrolls to `top` as soon as the page is long enough, unless the visitor scrolls first. */
const scrollWhenPossible = (top: number) => {
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
  return stop
}

type Arrival = { type: NavigationType; hash: string; keepsScroll: boolean; entry: string }

/** Puts the page where this arrival wants it. @returns what gives up trying. */
const arrive = ({ type, hash, keepsScroll, entry }: Arrival): (() => void) | undefined => {
  // A fragment is the browser's to find.
  if (hash) return undefined
  if (type === 'PUSH' && !keepsScroll) window.scrollTo(0, 0)
  const kept = type === 'POP' ? readPositions()[entry] : undefined
  // Who has scrolled before the script came is left there.
  return kept === undefined || (kept > 0 && window.scrollY > 0) ? undefined : scrollWhenPossible(kept)
}

/**
 * A followed link shows the top of its page; Back and Forward show where the visitor was. A filter or "Voir plus"
 * (`keepScroll` in the address's state, or a replaced address) leaves the page where it is.
 */
export const useScrollMemory = () => {
  const { key, pathname, search, hash, state } = useLocation()
  const type = useNavigationType()
  const keepsScroll = keepsScrollOf(state)
  // Every document opened cold has the same key: the address tells them apart.
  const entry = `${key} ${pathname}${search}`

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    const stop = arrive({ type, hash, keepsScroll, entry })

    let position = window.scrollY
    const follow = () => {
      position = window.scrollY
    }
    const remember = () => writePosition(entry, position)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      stop?.()
      remember()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', remember)
    }
  }, [entry, hash, keepsScroll, type])
}

const keepsScrollOf = (state: unknown) => typeof state === 'object' && state !== null && 'keepScroll' in state
