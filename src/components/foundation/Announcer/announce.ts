import { useEffect, useRef } from 'react'
import { useIsHydrated } from '../../../hooks/useIsHydrated'

/** ms. What happens at once (a page and its number of results) is said together, and a region that moved is known. */
const DELAY_MS = 100

export type Speech = {
  messages: readonly { id: number; text: string; lang?: string; source?: unknown }[]
  /** An open modal dialog, which makes the rest of the page inert: the region is inside it. */
  dialog: Element | null
}

const silence: Speech = { messages: [], dialog: null }

let speech = silence
let pending: Speech['messages'] = []
let count = 0
let show: (speech: Speech) => void = () => undefined

const change = (part: Partial<Speech>) => {
  speech = { ...speech, ...part }
  show(speech)
}

/**
 * Makes screen readers say a text politely, after what they are saying (WCAG 4.1.3). The region is emptied first, so
 * that the same text is said again. @param lang when it is not French. @param source replaces what the same source
 * was about to say.
 */
export const announce = (text: string, lang?: string, source?: unknown): void => {
  if (pending.length === 0) {
    change({ messages: [] })
    setTimeout(() => {
      change({ messages: pending })
      pending = []
    }, DELAY_MS)
  }
  count += 1
  const others = pending.filter((message) => !source || message.source !== source)
  pending = [...others, { id: count, text, lang, source }]
}

/**
 * Announces a text when it appears and when it changes. In a prerendered page it is there from the start: nothing has
 * changed yet. @param text nothing when empty.
 */
export const useAnnouncement = (text: string, lang?: string): void => {
  const isHydrated = useIsHydrated()
  const known = useRef(isHydrated ? '' : text)
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    if (text) announce(text, lang, known)
  }, [text, lang])
}

/**
 * Puts the region into an open modal dialog, empty: what it holds has been said. @returns a function that puts it back
 * into the page.
 */
export const announceInside = (dialog: Element): (() => void) => {
  change({ dialog, messages: [] })
  return () => {
    if (speech.dialog === dialog) change({ dialog: null, messages: [] })
  }
}

/** Shows all that is announced from now on. @returns a function that stops it. */
export const showAnnouncements = (callback: (speech: Speech) => void): (() => void) => {
  show = callback
  change(silence)
  return () => {
    show = () => undefined
  }
}
