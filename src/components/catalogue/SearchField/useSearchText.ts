import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

/** ms without a keystroke, after which what is typed is searched. */
const PAUSE_MS = 200

/**
 * The text of a search field, kept by the field alone while it is typed, so that typing never waits for the list.
 * @param applied what is searched now. @param onSearch called after a pause in typing, or at Enter; null for nothing.
 * @returns what is to be spread on the field, and `searchNow`.
 */
export const useSearchText = (applied: string | null, onSearch: (query: string | null) => void) => {
  const ref = useRef<HTMLInputElement>(null)
  /** Not searched yet; null when there is nothing new. */
  const [typed, setTyped] = useState<string | null>(null)

  const searchNow = () => {
    const query = ref.current?.value.trim() || null
    setTyped(null)
    if (query !== applied) onSearch(query)
  }

  const searchLater = useEffectEvent(searchNow)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => searchLater(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  // What was typed before hydration.
  useEffect(() => {
    const field = ref.current
    if (field && field.value !== field.defaultValue) setTyped(field.value)
  }, [])

  // Shows a search that comes from the address, unless the visitor is typing another one.
  const show = useEffectEvent((query: string) => {
    if (ref.current && typed === null && ref.current.value.trim() !== query) ref.current.value = query
  })
  useEffect(() => show(applied ?? ''), [applied])

  return {
    field: {
      ref,
      defaultValue: applied ?? '',
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    },
    searchNow,
  }
}
