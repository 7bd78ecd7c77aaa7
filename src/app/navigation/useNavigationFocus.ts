import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { moveFocus } from '../../hooks/visitorActs'
import { decodePart } from '../../values/decodePart'
import { entryOf, isKeylessFragment } from './historyEntry'
import { findPressed, hasPressed, rememberPresses } from './pressed'
import { retryAsPageGrows } from './retryAsPageGrows'

/** Moves the focus to the new page's content, to the fragment or, after Back, to what was pressed last. */
export const useNavigationFocus = (content: RefObject<HTMLElement | null>) => {
  const location = useLocation()
  const { pathname, hash, key } = location
  const entry = entryOf(location)
  const type = useNavigationType()
  const navigate = useNavigate()
  const shown = useRef(location)

  useLayoutEffect(() => rememberPresses(entry), [entry])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    const isOtherPage = before.pathname !== pathname
    const isOtherEntry = before.key !== key
    // Back finds by its key where the visitor was.
    if (before !== location && !isOtherPage && isKeylessFragment(location)) {
      void navigate(location, { replace: true })
      return undefined
    }
    const isReturn = isOtherEntry && type === 'POP' && hasPressed(entry)
    // What the router pushes or, for a link followed again, replaces.
    const isRoutedFragment = isOtherEntry && type !== 'POP' && hash !== ''
    if (isOtherPage) moveFocus(content.current, { preventScroll: true })
    else if (!isReturn && !isRoutedFragment) return undefined
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
  }, [content, entry, hash, key, location, navigate, pathname, type])
}
