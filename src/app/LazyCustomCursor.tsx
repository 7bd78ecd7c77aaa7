import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'

const Nothing = () => null

const loadCursor = async (): Promise<ComponentType> => {
  try {
    return (await import('../components/CustomCursor/CustomCursor')).CustomCursor
  } catch (error) {
    // An ornament: without its code, gone with an older deploy for one, the page goes on.
    console.warn('The custom cursor cannot be loaded.', error)
    return Nothing
  }
}

const CustomCursor = lazy(async () => ({ default: await loadCursor() }))

/** The custom cursor; its code comes when a pointer first moves, so that a touch screen never loads it. */
export const PointerCompany = () => {
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
