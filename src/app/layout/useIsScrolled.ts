import { useEffect, useState, type RefObject } from 'react'

/** `sentinel` is at the very top of the page and at least 1 px high. */
export const useIsScrolled = (sentinel: RefObject<Element | null>): boolean => {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!sentinel.current) return
    // A busy browser reports several crossings at once: the last one counts.
    const observer = new IntersectionObserver((entries) =>
      setScrolled(entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])

  return isScrolled
}
