import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { moveFocus } from '../hydration/visitorActs'
import { decodePart } from '../values/decodePart'
import { entryOf, findPressed, hasPressed, rememberPresses } from './pressed'
import { retryAsPageGrows } from './retryAsPageGrows'

const focusPressed = (entry: string) => {
  const pressed = findPressed(entry)
  moveFocus(pressed, { preventScroll: true })
  return pressed !== undefined
}

/** Back and Forward restore the scroll position themselves. */
const focusFragment = (id: string, type: NavigationType) => {
  const target = document.getElementById(id)
  if (!target) return false
  target.tabIndex = -1
  moveFocus(target, { preventScroll: true })
  if (type !== 'POP') target.scrollIntoView()
  return true
}

/**
 * After a navigation, keyboard and screen reader users continue at the new page's content, at the fragment of the
 * address or, after Back and Forward, at the link or the button by which they had left that page.
 * @param content the element around every page.
 */
export const useNavigationFocus = (content: RefObject<HTMLElement | null>) => {
  const location = useLocation()
  const { pathname, hash } = location
  const entry = entryOf(location)
  const type = useNavigationType()
  const shownPath = useRef(pathname)

  // Layout effects: others wait for the end of the page transition, while the visitor already uses the new page.
  useLayoutEffect(() => rememberPresses(entry), [entry])
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    moveFocus(content.current, { preventScroll: true })
    const isReturn = type === 'POP' && hasPressed(entry)
    if (!isReturn && !hash) return undefined
    const attempt = retryAsPageGrows(() =>
      isReturn ? focusPressed(entry) : focusFragment(decodePart(hash.slice(1)), type),
    )
    return () => attempt.abort()
  }, [content, entry, hash, pathname, type])
}
