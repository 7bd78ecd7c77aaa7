import { useEffect, useState } from 'react'
import { hasStoredIcon } from '../cms/iconStore'
import type { IconDrawing } from '../cms/types'

/** The code that calls the icon service, loaded on demand: most visits never need it. */
const loadCalls = () => import('../cms/icons')

type Drawn = { name: string; drawing: IconDrawing }

/**
 * The drawing of an icon named in the backend; null while there is none. The icon service is a third party: it is only
 * called after the visitor's first click on the page. A drawing in the browser's storage shows at once.
 */
export const useRemoteIcon = (name: string | null): IconDrawing | null => {
  const [isAllowed, setAllowed] = useState(false)
  const [drawn, setDrawn] = useState<Drawn | null>(null)

  useEffect(() => {
    const allow = () => setAllowed(true)
    document.addEventListener('click', allow, { once: true })
    return () => document.removeEventListener('click', allow)
  }, [])

  useEffect(() => {
    if (name === null || !(isAllowed || hasStoredIcon(name))) return undefined
    const leaving = new AbortController()
    const draw = async () => {
      const { fetchIcon, readStoredIcon } = await loadCalls()
      const drawing = isAllowed ? await fetchIcon(name, leaving.signal) : readStoredIcon(name)
      if (drawing && !leaving.signal.aborted) setDrawn({ name, drawing })
    }
    draw().catch((error: unknown) => {
      // Decorative: the page does without.
      if (!leaving.signal.aborted) console.warn(`The icon “${name}” cannot be drawn.`, error)
    })
    return () => leaving.abort()
  }, [name, isAllowed])

  return drawn !== null && drawn.name === name ? drawn.drawing : null
}
