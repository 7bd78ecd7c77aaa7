import { describe, expect, it } from 'vitest'
import { rewriteCondition } from './media.ts'

const met = '(min-width: 0px)'
const unmet = '(max-width: 0px)'

describe('rewriteCondition', () => {
  it.each([
    ['print', 'print', met],
    ['print', 'screen and (min-width: 64em)', `${unmet} and (min-width: 64em)`],
    ['print', '(scripting: none), print', `(scripting: none), ${met}`],
    ['forcedColours', '(forced-colors: active)', met],
    ['forcedColours', '(hover: hover) and (forced-colors: none)', `(hover: hover) and ${unmet}`],
    ['reducedMotion', '(prefers-reduced-motion: reduce)', met],
    ['reducedMotion', '(prefers-reduced-motion: no-preference)', unmet],
    ['reducedMotion', '(min-width: 64em)', '(min-width: 64em)'],
  ] as const)('%s: %s', (name, condition, expected) => {
    expect(rewriteCondition(condition, name)).toBe(expected)
  })
})
