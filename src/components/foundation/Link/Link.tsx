import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Address within the site, from its root. */
  to: string
}

/**
 * A link within the site, followed without loading a document. The router's own `Link` is not used: it brings
 * prefetching code that no page here needs.
 */
export const Link = ({ to, onClick, children, ...rest }: LinkProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { target: rest.target })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
