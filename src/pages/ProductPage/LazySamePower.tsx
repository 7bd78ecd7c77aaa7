import { useState } from 'react'
import type { Product } from '../../cms/content/types'
import { lazyModule, useLazyModule } from '../../hydration/lazy/lazyModule'
import { useIsNear } from '../../hooks/useIsNear'
import { prerenderedHtml, useIsPrerendered } from '../../hydration/lazy/useIsPrerendered'

/** 6 KB with its cards, below the first view. */
const lazyPart = lazyModule(async () => (await import('./SamePowerPart')).SamePowerPart)

/**
 * The products nearest in power. A prerendered page keeps their HTML, whose links work; the code, and the products of
 * another page, are loaded when the visitor comes near.
 */
export const LazySamePower = ({ product }: { product: Product }) => {
  const [place, setPlace] = useState<Element | null>(null)
  const isNear = useIsNear(place)
  const { code: Part } = useLazyModule(lazyPart, isNear)
  const isReady = Part !== undefined && (isNear || import.meta.env.SSR)
  const isPrerendered = useIsPrerendered(isReady)
  return isPrerendered ? (
    <div ref={setPlace} {...prerenderedHtml} />
  ) : (
    <div ref={setPlace}>{isReady && <Part product={product} />}</div>
  )
}
