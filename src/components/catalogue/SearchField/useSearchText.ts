import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'

const PAUSE_MS = 200

export const useSearchText = (applied: string | null, onSearch: (query: string | null) => void) => {
  const ref = useRef<HTMLInputElement>(null)
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

  const show = useEffectEvent((query: string) => {
    if (ref.current && typed === null && ref.current.value.trim() !== query) ref.current.value = query
  })
  const shown = useRef(applied)
  useEffect(() => {
    const early = ref.current?.value ?? ''
    if (applied !== shown.current) {
      shown.current = applied
      show(applied ?? '')
    } else if (early !== (applied ?? '')) {
      // Typed before hydration.
      setTyped(early)
    }
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
