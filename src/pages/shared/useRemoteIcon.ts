import { useEffect, useState } from 'react'
import { hasStoredIcon } from '../../icons/iconStore'
import type { IconDrawing } from '../../cms/content/types'

/** Loaded on demand, because most visits do not need it. */
const loadIcons = () => import('../../icons/icons')

type LoadedIcon = { name: string; drawing: IconDrawing }

/**
 * The SVG of an icon named in the backend; null until it is loaded. The icon service is a third party: it is only
 * requested after the visitor's first click on the page. An icon in the browser's storage is shown at once.
 */
export const useRemoteIcon = (name: string | null): IconDrawing | null => {
  const [isAllowed, setAllowed] = useState(false)
  const [loaded, setLoaded] = useState<LoadedIcon | null>(null)

  useEffect(() => {
    const allow = () => setAllowed(true)
    document.addEventListener('click', allow, { once: true })
    return () => document.removeEventListener('click', allow)
  }, [])

  useEffect(() => {
    if (name === null || !(isAllowed || hasStoredIcon(name))) return undefined
    const controller = new AbortController()
    const load = async () => {
      const { fetchIcon, readStoredIcon } = await loadIcons()
      const drawing = isAllowed ? await fetchIcon(name, controller.signal) : readStoredIcon(name)
      if (drawing && !controller.signal.aborted) setLoaded({ name, drawing })
    }
    load().catch((error: unknown) => {
      // Decorative, so the page works without it.
      if (!controller.signal.aborted) console.warn(`The icon “${name}” cannot be drawn.`, error)
    })
    return () => controller.abort()
  }, [name, isAllowed])

  return loaded !== null && loaded.name === name ? loaded.drawing : null
}
