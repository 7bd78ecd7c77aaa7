import { useEffect, useState, type RefObject } from 'react'

/** From the first time on that a pointer or the focus comes to the header, which holds their buttons, or one opens. */
export const useAreDrawersNeeded = (header: RefObject<HTMLElement | null>, isOneOpen: boolean): boolean => {
  const [areNeeded, setNeeded] = useState(isOneOpen)
  if (isOneOpen && !areNeeded) setNeeded(true)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const event of ['pointerover', 'focusin'])
      header.current?.addEventListener(event, () => setNeeded(true), { signal, passive: true, once: true })
    return () => controller.abort()
  }, [header])
  return areNeeded
}
