import { useEffect, useRef } from 'react'
import { useIsHydrated } from '../../../hooks/useIsHydrated'

const DELAY_MS = 100

export type Speech = {
  messages: readonly { id: number; text: string; lang?: string; source?: unknown }[]
  /** An open modal dialog makes the rest of the page inert. */
  dialog: Element | null
}

const silence: Speech = { messages: [], dialog: null }

let speech = silence
let pending: Speech['messages'] = []
let count = 0
let isHeld = false
let show: (speech: Speech) => void = () => undefined

const change = (part: Partial<Speech>) => {
  speech = { ...speech, ...part }
  show(speech)
}

const flush = () => {
  if (isHeld || pending.length === 0) return
  change({ messages: pending })
  pending = []
}

/** Texts wait for the returned function: those of a page that is rendered in two parts are announced together. */
export const holdAnnouncements = (): (() => void) => {
  isHeld = true
  return () => {
    isHeld = false
    setTimeout(flush, DELAY_MS)
  }
}

/** Announces politely (WCAG 4.1.3); a pending text of the same `source` is replaced. */
export const announce = (text: string, lang?: string, source?: unknown): void => {
  if (pending.length === 0) {
    change({ messages: [] })
    setTimeout(flush, DELAY_MS)
  }
  count += 1
  const others = pending.filter((message) => !source || message.source !== source)
  pending = [...others, { id: count, text, lang, source }]
}

/** Not at hydration: in a prerendered page nothing has changed yet. */
export const useAnnouncement = (text: string, lang?: string): void => {
  const isHydrated = useIsHydrated()
  const known = useRef(isHydrated ? '' : text)
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    if (text) announce(text, lang, known)
  }, [text, lang])
}

export const announceInside = (dialog: Element): (() => void) => {
  change({ dialog, messages: [] })
  return () => {
    if (speech.dialog === dialog) change({ dialog: null, messages: [] })
  }
}

export const showAnnouncements = (callback: (speech: Speech) => void): (() => void) => {
  show = callback
  change(silence)
  return () => {
    show = () => undefined
  }
}
