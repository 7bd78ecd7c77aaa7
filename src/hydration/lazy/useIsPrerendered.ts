import { useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'

/**
 * Whether this component still shows its prerendered HTML: it was hydrated, and `value`, which the HTML was rendered
 * from, has not changed since. False at build time and for a component mounted later.
 */
export const useIsPrerendered = (value?: unknown): boolean => {
  const isHydrated = useIsHydrated()
  const [first] = useState(value)
  const [isPrerendered, setIsPrerendered] = useState(!isHydrated && !import.meta.env.SSR)
  if (isPrerendered && value !== first) setIsPrerendered(false)
  return isPrerendered && value === first
}

/** Props of an element whose content is prerendered: React hydrates the element and keeps its content. */
export const prerenderedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
