import { useEffect, useState, type RefObject } from 'react'

/** Whether the page has been scrolled past `sentinel`, an element at its very top and at least 1 px high. */
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
