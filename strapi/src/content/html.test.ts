import { expect, it } from 'vitest'
import { faults } from './faults'
import { hasUnreachablePicture, isBlankHtml } from './html'

const MEGABYTE = 1_000_000

it.each(['<', '<p', '<img ', '<img src=', '<img src="', '<img src ', '<p title="', '&nbsp', '</'])(
  'reads a megabyte of “%s” before the timeout',
  (part) => {
    const html = part.repeat(MEGABYTE / part.length)
    // If the time grew with the square of the length, the test would run into its timeout.
    expect(isBlankHtml(html)).toEqual(expect.any(Boolean))
    expect(hasUnreachablePicture(html)).toEqual(expect.any(Boolean))
    expect(faults('api::shop.shop', { notice: html })).toEqual(expect.any(Array))
  },
)

it('finds the picture after one that can be loaded, and after a sign in another attribute', () => {
  const loadable = '<img src="/uploads/a.jpg">'
  expect(hasUnreachablePicture(`${loadable}<p><img alt="5 < 6" src="image001.png"></p>`)).toBe(true)
  expect(hasUnreachablePicture(`src="image001.png"${loadable}`)).toBe(false)
})
