import { useEffect, useRef, type RefObject } from 'react'

/**
 * Who presses "Voir plus" goes on from the first card it brings, even where the button then goes.
 * @param count cards shown. @returns where the cards stand, and what the button does.
 */
export const useAddedFocus = <T extends HTMLElement>(
  count: number,
  onShowMore: () => void,
): [list: RefObject<T | null>, showMore: () => void] => {
  const list = useRef<T>(null)
  const firstAdded = useRef<number | null>(null)

  useEffect(() => {
    if (firstAdded.current === null || count <= firstAdded.current) return
    list.current?.querySelectorAll('a')[firstAdded.current]?.focus({ preventScroll: true })
    firstAdded.current = null
  }, [count])

  const showMore = () => {
    firstAdded.current = count
    onShowMore()
  }
  return [list, showMore]
}
