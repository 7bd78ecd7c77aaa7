import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { decodePart } from '../values/decodePart'
import { entryOf, findPressed, hasPressed } from './pressed'
import { retryAsPageGrows } from './retryAsPageGrows'

const focusPressed = (entry: string) => {
  const pressed = findPressed(entry)
  pressed?.focus({ preventScroll: true })
  return pressed !== undefined
}

/** Back and Forward restore the scroll position themselves. */
const focusFragment = (id: string, type: NavigationType) => {
  const target = document.getElementById(id)
  if (!target) return false
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (type !== 'POP') target.scrollIntoView()
  return true
}

/**
 * After a navigation the layout moves the focus to the new page's content; this moves it on to the fragment of the
 * address or, after Back and Forward, to the link or the button by which the visitor had left that page.
 */
export const NavigationFocus = () => {
  const location = useLocation()
  const { key, pathname, hash } = location
  const entry = entryOf(location)
  const type = useNavigationType()
  // Mounted after a first navigation, it follows that one.
  const shownPath = useRef(key === 'default' ? pathname : null)

  useEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    const isReturn = type === 'POP' && hasPressed(entry)
    if (!isReturn && !hash) return undefined
    const attempt = retryAsPageGrows(() =>
      isReturn ? focusPressed(entry) : focusFragment(decodePart(hash.slice(1)), type),
    )
    return () => attempt.abort()
  }, [entry, hash, pathname, type])

  return null
}
