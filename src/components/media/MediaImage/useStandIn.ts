import { useEffect, useState } from 'react'
import { pressedPicture } from '../../../hooks/pressedPicture'

type Sources = Pick<HTMLImageElement, 'src' | 'srcset' | 'sizes'>

/** The file of the card that led to a page, until the best file of the same picture is decoded. */
export const useStandIn = (files: readonly string[], { src, srcset, sizes }: Sources): string | undefined => {
  const [standIn, setStandIn] = useState(() => files.find((file) => file === pressedPicture()))

  useEffect(() => {
    if (!standIn) return undefined
    let isLeft = false
    const best = Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset, src })
    // One that cannot be loaded takes its place too, and says so.
    const show = () => {
      if (!isLeft) setStandIn(undefined)
    }
    best.decode().then(show, show)
    return () => {
      isLeft = true
      // Chromium keeps an image with `srcset`, and its file, as long as the document, unless it is removed from an element.
      document.createElement('div').append(best)
      best.remove()
    }
  }, [standIn, sizes, srcset, src])

  // The page may show another picture by now.
  return files.find((file) => file === standIn)
}
