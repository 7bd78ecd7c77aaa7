import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react'
import { ButtonLink } from '../../foundation/Button/Button'
import { Icon } from '../../foundation/Icon/Icon'

export type MainAction = {
  /** The contact page, with the quote target. */
  href: string
  /** The link itself, maybe out of sight. */
  link: Element
}

const ShownAction = createContext<MainAction | null>(null)
const SetAction = createContext<Dispatch<SetStateAction<MainAction | null>>>(() => undefined)

/** Around the page and what repeats its main action. */
export const MainActionProvider = ({ children }: { children: ReactNode }) => {
  const [action, setAction] = useState<MainAction | null>(null)
  return (
    <SetAction value={setAction}>
      <ShownAction value={action}>{children}</ShownAction>
    </SetAction>
  )
}

export const useShownMainAction = () => use(ShownAction)

/** A ref for the link; null when it is not the page's main action. */
export const useMainAction = (href: string | null) => {
  const ref = useRef<HTMLAnchorElement>(null)
  const setAction = use(SetAction)
  useEffect(() => {
    if (!ref.current || href === null) return undefined
    const action = { href, link: ref.current }
    // What repeats the action comes after the page that a press has opened.
    startTransition(() => setAction(action))
    return () => {
      // The next page may already have another one.
      startTransition(() => setAction((current) => (current === action ? null : current)))
    }
  }, [href, setAction])
  return ref
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
