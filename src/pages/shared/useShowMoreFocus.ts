import { useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocus, untilNextAct } from '../../hooks/visitorActs'

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
  const pressed = useRef<[firstAdded: number, untilAct: AbortSignal] | null>(null)

  useLayoutEffect(() => {
    const [firstAdded, untilAct] = pressed.current ?? [count]
    if (count <= firstAdded) return
    if (!untilAct?.aborted)
      moveFocus(list.current?.querySelectorAll('a')[firstAdded], { preventScroll: true })
    pressed.current = null
  }, [count])

  const showMore = () => {
    pressed.current = [count, untilNextAct()]
    onShowMore()
  }
  return [list, showMore]
}
