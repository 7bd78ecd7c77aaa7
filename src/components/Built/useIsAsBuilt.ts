import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/**
 * Whether this piece stands as the build drew it: it came with the built page, and `value` is still what it was drawn
 * from. False at build itself, and for a piece the browser drew.
 */
export const useIsAsBuilt = (value?: unknown): boolean => {
  const isHydrated = useIsHydrated()
  const [first] = useState(value)
  const [isAsBuilt, setAsBuilt] = useState(!isHydrated && !import.meta.env.SSR)
  if (isAsBuilt && value !== first) setAsBuilt(false)
  return isAsBuilt && value === first
}

/** For an element whose content the build drew: React takes it as it stands, without knowing it. */
export const asBuilt = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
