import { describe, expect, it } from 'vitest'
import { noticeOn } from './currentNotice'
import { mergeClosures } from './closures'
import { ALWAYS, closureNotices } from './notice'
import type { Closure, Notice } from './shop'
import { closureSentence } from './texts/notice'

const text = 'Fermé du 1er au 15\u00a0août, dépannages assurés'

const on = (day: string, notice: Notice | null, ...closures: Closure[]) => {
  const found = noticeOn(day, [...(notice ? [notice] : []), ...closureNotices(mergeClosures(closures))])
  return found && `${found.isShown ? '' : '(not yet) '}${found.text}`
}

it('there is none without a notice and a closure', () => {
  expect(on('2027-08-01', null)).toBeNull()
})

describe('a notice', () => {
  const notice = { text, from: '2027-07-20', until: '2027-08-15' }

  it.each([
    ['2027-07-19', `(not yet) ${text}`],
    ['2027-07-20', text],
    ['2027-08-15', text],
    ['2027-08-16', null],
  ])('with two dates, on %s', (day, expected) => {
    expect(on(day, notice)).toBe(expected)
  })

  it('without dates is always shown', () => {
    expect(on('1999-01-01', { text, ...ALWAYS })).toBe(text)
    expect(on('2999-12-31', { text, ...ALWAYS })).toBe(text)
  })

  it('with one date has no other limit', () => {
    expect(on('2027-07-19', { ...notice, until: ALWAYS.until })).toBe(`(not yet) ${text}`)
    expect(on('2999-01-01', { ...notice, until: ALWAYS.until })).toBe(text)
    expect(on('1999-01-01', { ...notice, from: ALWAYS.from })).toBe(text)
    expect(on('2027-08-16', { ...notice, from: ALWAYS.from })).toBeNull()
  })
})

describe('a closure', () => {
  const summer = { from: '2027-08-01', to: '2027-08-15' }
  const winter = { from: '2027-12-24', to: '2028-01-03' }

  it.each([
    ['2027-07-24', '(not yet) Fermé du 1er au 15\u00a0août'],
    ['2027-07-25', 'Fermé du 1er au 15\u00a0août'],
    ['2027-08-15', 'Fermé du 1er au 15\u00a0août'],
    ['2027-08-16', '(not yet) Fermé du 24\u00a0décembre au 3\u00a0janvier'],
    ['2027-12-17', 'Fermé du 24\u00a0décembre au 3\u00a0janvier'],
    ['2028-01-04', null],
  ])('is announced from a week before, on %s', (day, expected) => {
    expect(on(day, null, winter, summer)).toBe(expected)
  })

  it('leaves its place to the owner’s notice, on its days', () => {
    const notice = { text, from: '2027-07-20', until: '2027-08-10' }
    expect(on('2027-08-10', notice, summer)).toBe(text)
    expect(on('2027-08-11', notice, summer)).toBe('Fermé du 1er au 15\u00a0août')
    expect(on('2027-07-19', notice, summer)).toBe(`(not yet) ${text}`)
    const late = { ...notice, from: '2027-08-05' }
    expect(on('2027-07-19', late, summer)).toBe('(not yet) Fermé du 1er au 15\u00a0août')
    expect(on('2027-07-26', late, summer)).toBe('Fermé du 1er au 15\u00a0août')
  })

  it('that begins first comes first', () => {
    const later = { from: '2027-08-17', to: '2027-08-20' }
    expect(on('2027-08-15', null, later, summer)).toBe('Fermé du 1er au 15\u00a0août')
    expect(on('2027-08-16', null, later, summer)).toBe('Fermé du 17 au 20\u00a0août')
  })
})

it.each([
  ['2026-08-01', '2026-08-15', 'Fermé du 1er au 15\u00a0août'],
  ['2026-07-27', '2026-08-01', 'Fermé du 27\u00a0juillet au 1er\u00a0août'],
  ['2026-12-24', '2027-01-03', 'Fermé du 24\u00a0décembre au 3\u00a0janvier'],
  ['2026-12-24', '2026-12-24', 'Fermé le jeudi 24\u00a0décembre'],
  ['2026-08-01', '2027-08-01', 'Fermé du 1er\u00a0août au 1er\u00a0août 2027'],
])('the closure from %s to %s is announced as “%3$s”', (from, to, sentence) => {
  expect(closureSentence({ from, to })).toBe(sentence)
})
