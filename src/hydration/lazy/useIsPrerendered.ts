import { useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'

/** Whether it still shows its prerendered HTML: `value` has not changed since hydration. */
export const useIsPrerendered = (value?: unknown): boolean => {
  const isHydrated = useIsHydrated()
  const [first] = useState(value)
  const [isPrerendered, setIsPrerendered] = useState(!isHydrated && !import.meta.env.SSR)
  if (isPrerendered && value !== first) setIsPrerendered(false)
  return isPrerendered && value === first
}

/** React hydrates the element and keeps its content. */
export const prerenderedHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
