import { useEffect, useState } from 'react'
import { useHasActivity } from './useHasActivity'

export const useIsNear = (element: Element | null): boolean => {
  const hasActivity = useHasActivity()
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || !hasActivity || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, hasActivity, isNear])
  return isNear
}
