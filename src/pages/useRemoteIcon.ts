import { useEffect, useState } from 'react'
import { hasKeptIcon } from '../cms/iconStore'
import type { IconDrawing } from '../cms/types'

/** The code that calls the icon service, loaded on demand: most visits never need it. */
const loadCalls = () => import('../cms/icons')

type Drawn = { name: string; drawing: IconDrawing }

/**
 * The drawing of an icon named in the backend; null while there is none. The icon service is a third party: it is only
 * called after the visitor's first click on the page. A drawing in the browser's storage shows at once.
 */
export const useRemoteIcon = (name: string | null): IconDrawing | null => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)

  useEffect(() => {
    if (name === null) return
    const leaving = new AbortController()
    const draw = async (
      find: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<IconDrawing | null>,
    ) => {
      try {
        const drawing = await find(await loadCalls())
        if (drawing && !leaving.signal.aborted) setDrawn({ name, drawing })
      } catch (error) {
        console.warn(`The icon “${name}” cannot be drawn.`, error)
      }
    }
    if (hasKeptIcon(name)) void draw(async ({ readKeptIcon }) => readKeptIcon(name))
    document.addEventListener('click', () => void draw(({ fetchIcon }) => fetchIcon(name, leaving.signal)), {
      once: true,
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [name])

  return drawn !== null && drawn.name === name ? drawn.drawing : null
}
