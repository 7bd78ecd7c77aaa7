import { useEffect, useRef } from 'react'

/** Phones share a page by its canonical address, which the document has for the page that was opened first. */
export const useCanonicalLink = (pathname: string) => {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (link) link.href = new URL(pathname, link.href).href
  }, [pathname])
}
