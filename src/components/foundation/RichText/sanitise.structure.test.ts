import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { bindPurifier } from './purifier'
import { sanitise } from './sanitise'

bindPurifier(new JSDOM('').window)

const clean = (html: string): unknown => sanitise(html, 2)

it.each([
  [
    '<ul><li>a</li><ol><li>b</li></ol><ul><li>c</li></ul></ul>',
    '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>',
  ],
  ['<ol><ul><ul><li>a</li></ul></ul></ol>', '<ol><li><ul><li><ul><li>a</li></ul></li></ul></li></ol>'],
])('a list stands in an item of the list around it: %j', (typed, shown) => expect(clean(typed)).toBe(shown))

it('an empty header of a table is a plain cell', () => {
  expect(clean('<table><tr><th colspan="2" scope="row"> </th><th>a</th></tr></table>')).toContain(
    '<tr><td colspan="2"></td><th>a</th></tr>',
  )
})
