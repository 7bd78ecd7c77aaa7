import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/**
 * Whether this component still shows the HTML of the build: it was hydrated with a built page, and `value`, from which
 * it was rendered, has not changed since. False during the build itself, and for a component mounted later.
 */
export const useIsAsBuilt = (value?: unknown): boolean => {
  const isHydrated = useIsHydrated()
  const [first] = useState(value)
  const [isAsBuilt, setAsBuilt] = useState(!isHydrated && !import.meta.env.SSR)
  if (isAsBuilt && value !== first) setAsBuilt(false)
  return isAsBuilt && value === first
}

/** Props of an element whose HTML the build wrote: React hydrates the element and leaves its content alone. */
export const asBuilt = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
