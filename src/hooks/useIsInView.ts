import { useEffect, useState } from 'react'

/** null until observed; `margin` as of `IntersectionObserver`. */
export const useIsInView = (element: Element | null, margin: string): boolean | null => {
  const [isInView, setInView] = useState<boolean | null>(null)
  useEffect(() => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? null),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, margin])
  return element && isInView
}
