import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Showcase } from '../../components/home/Showcase/Showcase'
import { showcaseQuery } from './showcaseQuery'

/** Far enough for the top of any page: what does not intersect is below the screen. */
const ABOVE_THE_SCREEN = '100000px 0px 0px'

/** Once ready, true as soon as the place is below the screen: what is on screen never moves. */
const useShownBelowScreen = (place: RefObject<HTMLElement | null>, isReady: boolean) => {
  // Ready from the start after a client-side navigation: nothing is on screen yet.
  const [isShown, setShown] = useState(isReady)
  useEffect(() => {
    if (isShown || !isReady || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      rootMargin: ABOVE_THE_SCREEN,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isReady, isShown])
  return isShown
}

/** The showcase with the content of the backend; nothing when there is no product, or none can be read. */
export const HomeShowcase = () => {
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery(showcaseQuery())
  const hasProducts = data !== undefined && data.products.length > 0
  const isShown = useShownBelowScreen(place, hasProducts)
  return <div ref={place}>{isShown && hasProducts && <Showcase {...data} />}</div>
}
