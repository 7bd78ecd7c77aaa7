import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ContactLogic } from '../../contact/formLogic'
import type { QuoteItem } from '../../contact/quote'
import { lazyModule } from '../../hydration/lazy/lazyModule'
import { contactSettings } from '../../site/contact'

/** 4.6 KB with valibot, over the limit of the page's first scripts. */
export const formLogic = lazyModule(async () => (await import('../../contact/formLogic')).contactLogic)

type ReadySubmitOptions = {
  /** Whether it is known what the request is about. */
  isQuoteKnown: boolean
  /** Called with what is shown above the form: the message that is sent names it. */
  onReady: (logic: ContactLogic, items: readonly QuoteItem[]) => void
  onFailure: (error: unknown) => void
}

/** A submit that waits for the code of the form, and for what the request is about. */
export const useReadySubmit = ({ isQuoteKnown, onReady, onFailure }: ReadySubmitOptions) => {
  const [isWaiting, setWaiting] = useState(false)
  const items = useRef<readonly QuoteItem[]>([])

  const settle = useEffectEvent((act: () => void) => {
    if (!isWaiting) return
    setWaiting(false)
    act()
  })
  const succeed = useEffectEvent(onReady)
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    if (!isWaiting) return undefined
    const { timeoutMs } = contactSettings
    const isLate = new Error(`The contact form was not ready after ${timeoutMs} ms.`)
    const timer = setTimeout(() => settle(() => fail(isLate)), timeoutMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  useEffect(() => {
    if (!isWaiting || !isQuoteKnown) return
    // The page may be left meanwhile, and what is above the form with it.
    const shown = items.current
    formLogic.load().then(
      (logic) => settle(() => succeed(logic, shown)),
      (error: unknown) => settle(() => fail(error)),
    )
  }, [isWaiting, isQuoteKnown])

  return {
    isWaiting,
    submit: () => {
      if (isQuoteKnown && formLogic.current) onReady(formLogic.current, items.current)
      else setWaiting(true)
    },
    setQuoteItems: (shown: readonly QuoteItem[]) => {
      items.current = shown
    },
  }
}
