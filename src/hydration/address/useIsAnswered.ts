import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'

/** ms after hydration. Then the page itself says that it is loading, and later that this takes long. */
const PATIENCE_MS = 4_000

export const useIsAnswered = (isKnown: boolean): boolean => {
  const isHydrated = useIsHydrated()
  const [isAnswered, setAnswered] = useState(isHydrated)
  const isNow = isAnswered || (isHydrated && isKnown)
  if (isNow !== isAnswered) setAnswered(isNow)
  useEffect(() => {
    if (isNow) return undefined
    const timer = setTimeout(() => setAnswered(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isNow])
  return isNow
}
