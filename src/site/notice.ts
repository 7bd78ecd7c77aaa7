import { addDays } from './days'
import type { Closure, Notice } from './shop'
import { closureSentence } from './texts/notice'

export const ALWAYS = { from: '0000-01-01', until: '9999-12-31' }

/** A closure is announced a week before it begins. */
const DAYS_BEFORE = 7

export const closureNotices = (closures: readonly Closure[]): Notice[] =>
  closures.map((closure) => ({
    text: closureSentence(closure),
    from: addDays(closure.from, -DAYS_BEFORE),
    until: closure.to,
  }))
