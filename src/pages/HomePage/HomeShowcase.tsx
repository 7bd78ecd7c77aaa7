import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Showcase } from '../../components/home/Showcase/Showcase'
import { useIsInView } from '../../hooks/useIsInView'
import { showcaseQuery } from './showcaseQuery'

/** Far enough for the top of any page: what does not intersect is below the screen. */
const ABOVE_THE_SCREEN = '100000px 0px 0px'

/** Once ready, true as soon as the element is below the screen: what is on screen never moves. */
const useShownBelowScreen = (element: Element | null, isReady: boolean) => {
  // Ready from the start after a client-side navigation: nothing is on screen yet.
  const [isShown, setShown] = useState(isReady)
  const isInView = useIsInView(isReady && !isShown ? element : null, ABOVE_THE_SCREEN)
  if (isInView === false) setShown(true)
  return isShown
}

/** The showcase with the content of the backend; nothing when there is no product, or none can be read. */
export const HomeShowcase = () => {
  const [element, setElement] = useState<Element | null>(null)
  const { data } = useQuery(showcaseQuery())
  const hasProducts = data !== undefined && data.products.length > 0
  const isShown = useShownBelowScreen(element, hasProducts)
  return <div ref={setElement}>{isShown && hasProducts && <Showcase {...data} />}</div>
}
