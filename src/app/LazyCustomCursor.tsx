import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

const Nothing = () => null

const loadCursor = async (): Promise<ComponentType> => {
  try {
    return (await import('../components/layout/CustomCursor/CustomCursor')).CustomCursor
  } catch (error) {
    // Decorative: when its code is gone, after a deploy for example, the page does without.
    console.warn('The custom cursor cannot be loaded.', error)
    return Nothing
  }
}

const CustomCursor = lazy(async () => ({ default: await loadCursor() }))

/** The custom cursor. Its code is loaded at the first move of a mouse, so never on a touch screen. */
export const LazyCustomCursor = () => {
  const [hasPointer, setHasPointer] = useState(false)

  useEffect(() => {
    const look = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      setHasPointer(true)
      window.removeEventListener('pointermove', look)
    }
    window.addEventListener('pointermove', look, { passive: true })
    return () => window.removeEventListener('pointermove', look)
  }, [])

  return <Suspense>{hasPointer && <CustomCursor />}</Suspense>
}
