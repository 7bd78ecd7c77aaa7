import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'
import { moveFocus } from '../../hooks/visitorActs'

/**
 * A ref for the heading of a paginated list. A link to another page focuses it and scrolls to it; Back and Forward do
 * not.
 */
export const useFocusOnPageChange = (page: number): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  const navigation = useNavigationType()

  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigation === 'POP') return
    moveFocus(heading.current, { preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, navigation])

  return heading
}
