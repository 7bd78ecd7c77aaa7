import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { moveFocus } from '../../hooks/visitorActs'
import { decodePart } from '../../values/decodePart'
import { entryOf, findPressed, hasPressed, rememberPresses } from './pressed'
import { retryAsPageGrows } from './retryAsPageGrows'

/** Moves the focus to the new page's content, to the fragment or, after Back, to what was pressed last. */
export const useNavigationFocus = (content: RefObject<HTMLElement | null>) => {
  const location = useLocation()
  const { pathname, hash } = location
  const entry = entryOf(location)
  const type = useNavigationType()
  const shownPath = useRef(pathname)

  useLayoutEffect(() => rememberPresses(entry), [entry])
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    moveFocus(content.current, { preventScroll: true })
    const isReturn = type === 'POP' && hasPressed(entry)
    if (!isReturn && !hash) return undefined
    const attempt = retryAsPageGrows(() => {
      const target = isReturn ? findPressed(entry) : document.getElementById(decodePart(hash.slice(1)))
      if (!target) return false
      if (!isReturn) target.tabIndex = -1
      moveFocus(target, { preventScroll: true })
      // Back and Forward restore the scroll position themselves.
      if (type !== 'POP') target.scrollIntoView()
      return true
    })
    return () => attempt.abort()
  }, [content, entry, hash, pathname, type])
}
