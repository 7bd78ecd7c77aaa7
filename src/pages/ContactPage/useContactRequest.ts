import { useState } from 'react'
import { readQuoteTarget, withoutQuoteProduct, withoutQuoteTarget } from '../../contact/quote'
import type { EmailSettings } from '../../site/settings'
import { useHydratedSearchParams } from '../shared/useHydratedSearchParams'
import { useContactForm } from './useContactForm'

/** The contact form, and the quote target of the address, until it has been sent. */
export const useContactRequest = (email?: EmailSettings) => {
  const [search, changeSearch] = useHydratedSearchParams()
  const removeTarget = () => changeSearch(withoutQuoteTarget, { replace: true })
  const requested = readQuoteTarget(search)
  const [isSettled, setSettled] = useState(false)
  const { form, setValues, setQuoteItems, focusMessage, isSent } = useContactForm({
    address: String(search),
    isQuoteKnown: requested === null || isSettled,
    onSent: removeTarget,
    email,
  })
  return {
    form,
    quote: {
      target: isSent ? null : requested,
      isLocked: form.status.kind === 'sending',
      onItems: setQuoteItems,
      onSettled: setSettled,
      onFill: setValues,
      onRemove: (slug: string) =>
        changeSearch((current) => withoutQuoteProduct(current, slug), { replace: true }),
      onRemoveAll: () => {
        // The pressed button goes.
        focusMessage()
        removeTarget()
      },
    },
  }
}
