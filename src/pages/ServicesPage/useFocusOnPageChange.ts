import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * A ref for the heading of a paginated list. A link to another page focuses it and scrolls to it; Back and Forward do
 * not.
 */
export const useFocusOnPageChange = (page: number): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  const navigation = useNavigationType()

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (navigation === 'POP') return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [page, navigation])

  return heading
}
