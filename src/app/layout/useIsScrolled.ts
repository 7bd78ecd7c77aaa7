import { useEffect, useState, type RefObject } from 'react'

/** `sentinel` is at the very top of the page and at least 1 px high. */
export const useIsScrolled = (sentinel: RefObject<Element | null>): boolean => {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry ? !entry.isIntersecting : false))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])

  return isScrolled
}
