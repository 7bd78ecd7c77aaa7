import { useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocus, untilNextAct } from '../../hooks/visitorActs'

/**
 * After "Voir plus", moves the focus to the first card added, because the button may disappear.
 * @param count how many cards are shown.
 * @returns a ref for the list of cards, and what calls the button's handler.
 */
export const useShowMoreFocus = <T extends HTMLElement>(
  count: number,
): [list: RefObject<T | null>, focusAfter: (showMore: () => void) => void] => {
  const list = useRef<T>(null)
  const pressed = useRef<[firstAdded: number, untilAct: AbortSignal] | null>(null)

  useLayoutEffect(() => {
    const [firstAdded, untilAct] = pressed.current ?? [count]
    if (count <= firstAdded) return
    if (!untilAct?.aborted)
      moveFocus(list.current?.querySelectorAll('a')[firstAdded], { preventScroll: true })
    pressed.current = null
  }, [count])

  const focusAfter = (showMore: () => void) => {
    pressed.current = [count, untilNextAct()]
    showMore()
  }
  return [list, focusAfter]
}
