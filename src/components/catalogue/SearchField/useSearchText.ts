import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

const PAUSE_MS = 200

export const useSearchText = (applied: string | null, onSearch: (query: string | null) => void) => {
  const ref = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  /** The query of the address, then those it will soon have: a slow browser lags behind the visitor. */
  const queries = useRef([applied])

  const searchNow = () => {
    const query = ref.current?.value.trim() || null
    setTyped(null)
    if (query === queries.current.at(-1)) return
    queries.current.push(query)
    onSearch(query)
  }

  const searchLater = useEffectEvent(searchNow)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => searchLater(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const show = useEffectEvent((query: string) => {
    if (ref.current && typed === null && ref.current.value.trim() !== query) ref.current.value = query
  })
  useEffect(() => {
    const early = ref.current?.value ?? ''
    const index = queries.current.indexOf(applied)
    if (index === 0 && early !== (applied ?? '')) {
      // Typed before hydration.
      setTyped(early)
    }
    if (index === -1) show(applied ?? '')
    queries.current = index === -1 ? [applied] : queries.current.slice(index)
  }, [applied])

  return {
    field: {
      ref,
      defaultValue: applied ?? '',
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value),
    },
    searchNow,
  }
}
