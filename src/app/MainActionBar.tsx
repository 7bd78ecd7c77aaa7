import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShop } from '../components/foundation/shopContext'
import type { MainAction } from '../components/layout/MainActionLink/MainActionLink'
import { PhoneBar } from '../components/layout/PhoneBar/PhoneBar'
import { useIsInView } from '../hydration/useIsInView'

/** The sticky header covers what is under it: 4 rem. */
const BELOW_HEADER = '-64px 0px 0px'

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea')

/** Whether a field has the focus: a phone then shows its keyboard. */
const useIsTyping = () => {
  const [isTyping, setTyping] = useState(() => isField(document.activeElement))
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('focusin', ({ target }) => setTyping(isField(target)), { signal })
    document.addEventListener('focusout', () => setTyping(false), { signal })
    return () => controller.abort()
  }, [])
  return isTyping
}

export type MainActionBarProps = {
  action: MainAction
  /** Whether a drawer is open. */
  isCovered: boolean
}

/** On phones, the bar with the page's main action: shown while that is out of sight and nobody is typing. */
export const MainActionBar = ({ action, isCovered }: MainActionBarProps) => {
  const { phone } = useShop()
  const isInView = useIsInView(action.link, BELOW_HEADER)
  const isTyping = useIsTyping()
  const isShown = isInView === false && !isTyping && !isCovered
  return createPortal(<PhoneBar phone={phone} quoteHref={action.href} isShown={isShown} />, document.body)
}
