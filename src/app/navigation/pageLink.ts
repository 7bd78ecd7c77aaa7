import type { MouseEvent as ReactMouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageAt } from '../../routes/RoutedPage'
import { isPlainClick } from '../../values/isPlainClick'

/** The link to another page of the site that a click follows. */
export const pageLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== window.location.origin || !isPlainClick(event)) return null
  return link.pathname !== window.location.pathname && pageAt(link.pathname) ? link : null
}

/** Follows the links of the owner’s texts, which are none of the router, without a new document either. */
export const useTextLinks = () => {
  const navigate = useNavigate()
  return (event: ReactMouseEvent) => {
    const link = pageLinkOf(event.nativeEvent)
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
}
