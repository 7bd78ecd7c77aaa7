import { startTransition, useEffect, useRef, useState } from 'react'
import { accentAround, type Accent } from '../../../theme/accents'
import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'

export type MainAction = {
  /** The contact page, with the quote target. */
  href: string
  /** The link itself, maybe out of sight. */
  link: Element
  /** The accent of its surroundings; fire's when absent. */
  accent?: Accent
}

let shown: MainAction | null = null
const listeners = new Set<() => void>()

const show = (action: MainAction | null) => {
  shown = action
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A ref for the link; null when it is not the page's main action. */
export const useMainAction = (href: string | null) => {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!ref.current || href === null) return undefined
    const action = { href, link: ref.current, accent: accentAround(ref.current) }
    show(action)
    return () => {
      // The next page may already have another one.
      if (shown === action) show(null)
    }
  }, [href])
  return ref
}

/** In a transition: what repeats the action comes after the page that a press has opened. */
export const useShownMainAction = (): MainAction | null => {
  const [action, setAction] = useState(shown)
  useEffect(() => {
    const update = () => startTransition(() => setAction(shown))
    update()
    return subscribe(update)
  }, [])
  return action
}

export type MainActionLinkProps = {
  /** The contact page, with the quote target. */
  to: string
  /** What it does, in a few words. */
  children: string
}

/** The page's main action, one on a page; on phones a bar repeats it once it is out of sight. */
export const MainActionLink = ({ to, children }: MainActionLinkProps) => (
  <ButtonLink ref={useMainAction(to)} to={to}>
    {children}
    <Icon name="arrow" />
  </ButtonLink>
)
