import { useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'

/**
 * Whether a page has shown what its address asks for: false while it is prerendered and hydrates, and after that until
 * `isKnown` is true for the first time. A page mounted later has no prerendered HTML to keep, and answers at once.
 */
export const useIsAnswered = (isKnown: boolean): boolean => {
  const isHydrated = useIsHydrated()
  const [isAnswered, setAnswered] = useState(isHydrated)
  const isNow = isAnswered || (isHydrated && isKnown)
  if (isNow !== isAnswered) setAnswered(isNow)
  return isNow
}
