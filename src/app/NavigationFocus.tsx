import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { retryAsPageGrows } from './retryAsPageGrows'

/** A link: its address, and its index among those with that address. */
type LinkPlace = { href: string; index: number }

const linksTo = (href: string) =>
  Array.from(document.querySelectorAll('a')).filter(
    (link) => link.href === href && link.getClientRects().length > 0,
  )

const focusLink = ({ href, index }: LinkPlace) => {
  const link = linksTo(href)[index]
  link?.focus({ preventScroll: true })
  return link !== undefined
}

const focusFragment = (hash: string) => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (!target) return false
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView()
  return true
}

/**
 * After a navigation the layout moves the focus to the new page's content; this moves it on to the fragment of the
 * address or, after Back and Forward, to the link by which the visitor had left that page.
 */
export const NavigationFocus = () => {
  const { key, pathname, hash } = useLocation()
  // The first location and those of fragments all have the key "default".
  const entry = `${key} ${pathname}`
  const type = useNavigationType()
  const leftBy = useRef(new Map<string, LinkPlace>())
  // Mounted after a first navigation, it follows that one.
  const shownPath = useRef(key === 'default' ? pathname : null)

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) leftBy.current.set(entry, { href: link.href, index: linksTo(link.href).indexOf(link) })
    }
    document.addEventListener('click', remember, true)
    return () => document.removeEventListener('click', remember, true)
  }, [entry])

  useEffect(() => {
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    const place = type === 'POP' && leftBy.current.get(entry)
    if (!place && !hash) return undefined
    const attempt = retryAsPageGrows(() => (place ? focusLink(place) : focusFragment(hash)))
    return () => attempt.abort()
  }, [entry, hash, pathname, type])

  return null
}
