import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router-dom'

/**
 * The heading of a paginated list. It gets the focus, in view, when a link shows another page; not on Back or Forward.
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
