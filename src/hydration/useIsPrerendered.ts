import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/**
 * Whether this component still shows its prerendered HTML: it was hydrated with a prerendered page, and `value`, from
 * which it was rendered, has not changed since. False during the build itself, and for a component mounted later.
 */
export const useIsPrerendered = (value?: unknown): boolean => {
  const isHydrated = useIsHydrated()
  const [first] = useState(value)
  const [isPrerendered, setIsPrerendered] = useState(!isHydrated && !import.meta.env.SSR)
  if (isPrerendered && value !== first) setIsPrerendered(false)
  return isPrerendered && value === first
}

/** Props of an element whose HTML is prerendered: React hydrates the element and leaves its content alone. */
export const prerenderedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
