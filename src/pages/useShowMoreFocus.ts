import { useEffect, useRef, type RefObject } from 'react'

/**
 * After "Voir plus", moves the focus to the first card added, because the button may disappear.
 * @param count how many cards are shown.
 * @returns a ref for the list of cards, and the button's handler.
 */
export const useShowMoreFocus = <T extends HTMLElement>(
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
