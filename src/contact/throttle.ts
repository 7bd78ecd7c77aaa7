import { contactSettings } from '../site/contact'
import { readItem, writeItem } from '../values/browserStorage'

const KEY = 'contact_last_submit'

/** Specification, 5. @param now ms since 1970. */
export const isThrottled = (now: number): boolean => {
  const elapsed = now - Number(readItem('localStorage', KEY) ?? Number.NaN)
  // A time in the future (the clock was changed) or an invalid one does not throttle.
  return elapsed >= 0 && elapsed < contactSettings.throttleMs
}

export const saveSubmitTime = (now: number): void => writeItem('localStorage', KEY, String(now))
