import { useEffect, useState } from 'react'

/** After one of these events the visitor may soon use what the first view does without, so its code can be loaded. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

/** Whether the visitor has done anything yet. */
export const useHasActivity = (): boolean => {
  const [hasActivity, setHasActivity] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const onActivity = () => {
      controller.abort()
      setHasActivity(true)
    }
    for (const event of ACTIVITY_EVENTS)
      window.addEventListener(event, onActivity, { passive: true, signal: controller.signal })
    // Scrolled before this was hydrated.
    if (window.scrollY > 0) onActivity()
    return () => controller.abort()
  }, [])
  return hasActivity
}
