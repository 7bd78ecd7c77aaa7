import { useState } from 'react'
import { useHasActivity } from './useHasActivity'
import { useIsInView } from './useIsInView'

/** Not before the visitor has done something; what has been near stays so. */
export const useIsNear = (element: Element | null): boolean => {
  const hasActivity = useHasActivity()
  const [isNear, setNear] = useState(false)
  const isInView = useIsInView(hasActivity && !isNear ? element : null, '100% 0px')
  if (isInView) setNear(true)
  return isNear
}
