import { useLayoutEffect, useRef, type RefObject } from 'react'
import { moveFocus, untilNextAct } from '../hydration/visitorActs'

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
  const pressed = useRef<{ count: number; untilNextAct: AbortSignal } | null>(null)

  useLayoutEffect(() => {
    if (pressed.current === null || count <= pressed.current.count) return
    const firstAdded = list.current?.querySelectorAll('a')[pressed.current.count]
    if (!pressed.current.untilNextAct.aborted) moveFocus(firstAdded, { preventScroll: true })
    pressed.current = null
  }, [count])

  const showMore = () => {
    pressed.current = { count, untilNextAct: untilNextAct() }
    onShowMore()
  }
  return [list, showMore]
}
