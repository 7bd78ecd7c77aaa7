import { useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'

export const useIsAnswered = (isKnown: boolean): boolean => {
  const isHydrated = useIsHydrated()
  const [isAnswered, setAnswered] = useState(isHydrated)
  const isNow = isAnswered || (isHydrated && isKnown)
  if (isNow !== isAnswered) setAnswered(isNow)
  return isNow
}
