import { useEffect, useState } from 'react'
import { afterPaint } from '../values/afterPaint'

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

export const useHasActivity = (): boolean => {
  const [hasActivity, setHasActivity] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const onActivity = () => {
      controller.abort()
      setHasActivity(true)
    }
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, onActivity, { passive: true, signal })
    // Before the paint, reading it would style and lay out the page in the task of its hydration.
    void afterPaint().then(() => {
      if (window.scrollY > 0 && !signal.aborted) onActivity()
    })
    return () => controller.abort()
  }, [])
  return hasActivity
}
