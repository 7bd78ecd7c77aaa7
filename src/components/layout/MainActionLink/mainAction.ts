import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The link to the contact form that matters most on a page. */
export type MainAction = { href: string; link: Element }

let shown: MainAction | null = null
const listeners = new Set<() => void>()

const show = (action: MainAction | null) => {
  shown = action
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Declares a link to `href` as the page's main action. @returns the link's ref. */
export const useMainAction = (href: string) => {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!ref.current) return undefined
    const action = { href, link: ref.current }
    show(action)
    return () => {
      // The next page may already have another one.
      if (shown === action) show(null)
    }
  }, [href])
  return ref
}

/** The main action of the page shown; null when it has none. */
export const useShownMainAction = (): MainAction | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
