import { useEffect, useState } from 'react'

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin']

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
    if (window.scrollY > 0) onActivity()
    return () => controller.abort()
  }, [])
  return hasActivity
}
