import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

const Empty = () => null

const loadCursor = async (): Promise<ComponentType> => {
  try {
    return (await import('../../components/layout/CustomCursor/CustomCursor')).CustomCursor
  } catch (error) {
    // Decorative, so the page works without it, for example when a deploy has deleted its chunk.
    console.warn('The custom cursor cannot be loaded.', error)
    return Empty
  }
}

const CustomCursor = lazy(async () => ({ default: await loadCursor() }))

/** Loaded when a mouse first moves, so never on a touch screen. */
export const LazyCustomCursor = () => {
  const [hasMouse, setHasMouse] = useState(false)

  useEffect(() => {
    const onPointerMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      setHasMouse(true)
      window.removeEventListener('pointermove', onPointerMove)
    }
    window.addEventListener('pointermove', onPointerMove, { passive: true })
    return () => window.removeEventListener('pointermove', onPointerMove)
  }, [])

  return <Suspense>{hasMouse && <CustomCursor />}</Suspense>
}
