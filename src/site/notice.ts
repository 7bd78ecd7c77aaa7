import { addDays } from './days'
import type { Closure, Notice, Shop } from './shop'
import { closureSentence } from './texts/opening'

/** A notice, and whether its days have come. */
export type DatedNotice = Notice & { isShown: boolean }

/** A closure is announced a week before it begins. */
const DAYS_BEFORE = 7

const byStart = (a: { from: string | null }, b: { from: string | null }) =>
  (a.from ?? '') < (b.from ?? '') ? -1 : 1

const toNotice = (closure: Closure): Notice => ({
  text: closureSentence(closure),
  from: addDays(closure.from, -DAYS_BEFORE),
  until: closure.to,
})

/**
 * What is announced on a day: the owner's notice or, when its days have not come or are over, the closure that is on or
 * begins within a week. When there is none, what comes next, with `isShown: false`; null when nothing does.
 * @param day ISO date.
 */
export const noticeOn = (day: string, { notice, closures }: Shop): DatedNotice | null => {
  const notices = [...(notice ? [notice] : []), ...[...closures].sort(byStart).map(toNotice)]
  const remaining = notices.filter(({ until }) => until === null || day <= until)
  const current = remaining.find(({ from }) => from === null || from <= day)
  if (current) return { ...current, isShown: true }
  const [next] = remaining.sort(byStart)
  return next ? { ...next, isShown: false } : null
}
