import { useEffect, useState } from 'react'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'

const lazyCursor = lazyModule(
  async () => (await import('../../components/layout/CustomCursor/CustomCursor')).CustomCursor,
)

/** Loaded when a mouse first moves, so never on a touch screen. */
export const LazyCustomCursor = () => {
  const [hasMouse, setHasMouse] = useState(false)
  const { code: CustomCursor } = useLazyModule(lazyCursor, hasMouse)

  useEffect(() => {
    const onPointerMove = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      setHasMouse(true)
      window.removeEventListener('pointermove', onPointerMove)
    }
    window.addEventListener('pointermove', onPointerMove, { passive: true })
    return () => window.removeEventListener('pointermove', onPointerMove)
  }, [])

  return hasMouse && CustomCursor && <CustomCursor />
}
