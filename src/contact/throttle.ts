import { contactSettings } from '../site/contact'
import { readItem, writeItem } from '../values/browserStorage'

const KEY = 'contact_last_submit'

/** Whether a message left less than 10 s ago (specification, 5). @param now ms since 1970. */
export const isThrottled = (now: number): boolean => {
  const elapsed = now - Number(readItem('localStorage', KEY) ?? Number.NaN)
  // A date to come (the clock was put back) and what is no date at all hold nobody up.
  return elapsed >= 0 && elapsed < contactSettings.throttleMs
}

/** To be called once a message has left. @param now ms since 1970. */
export const rememberSubmit = (now: number): void => writeItem('localStorage', KEY, String(now))
