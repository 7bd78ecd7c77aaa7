import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useShop } from '../../components/foundation/shopContext'
import { useShownMainAction } from '../../components/layout/MainActionLink/MainActionLink'
import { PhoneBar } from '../../components/layout/PhoneBar/PhoneBar'
import { useIsInView } from '../../hooks/useIsInView'
import { CONTACT_FORM_ID, paths } from '../../site/paths'
import { accentAround } from '../../theme/accents'

/** The sticky header: 4 rem. */
const BELOW_HEADER = '-64px 0px 0px'

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea')

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
  isCovered: boolean
}

export const MainActionBar = ({ isCovered }: MainActionBarProps) => {
  const action = useShownMainAction()
  const { phone } = useShop()
  const isInView = useIsInView(action?.link ?? null, BELOW_HEADER)
  const isTyping = useIsTyping()
  const isShown = isInView === false && !isTyping && !isCovered
  const isObserved = isInView !== null
  // Before the link is observed, and after another click, browsers would style the whole page for this.
  const accent = useMemo(
    () => (action && isObserved ? accentAround(action.link) : undefined),
    [action, isObserved],
  )
  if (!action) return null
  // The home page leads to the contact details and the form, “Devis” to the form.
  const quoteHref = action.href === paths.contact ? `${paths.contact}#${CONTACT_FORM_ID}` : action.href
  return createPortal(
    <PhoneBar phone={phone} quoteHref={quoteHref} accent={accent} isShown={isShown} />,
    document.body,
  )
}
