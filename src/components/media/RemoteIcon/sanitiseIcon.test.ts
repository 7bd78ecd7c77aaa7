// With jsdom; stories run it in the browser.
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { bindPurifier } from '../../foundation/RichText/purifier'
import { sanitiseIcon } from './sanitiseIcon'

bindPurifier(new JSDOM('').window)

/** Without Trusted Types, as in Node, what comes out is a text. */
const clean = (body: string): unknown => sanitiseIcon({ body, viewBox: '0 0 24 24' })

it.each([
  'url(https://elsewhere.test/a.svg#b)',
  'URL( "https://elsewhere.test/a" ) red',
  String.raw`\75rl(https://elsewhere.test/a)`,
])('a colour that the browser would request goes: %s', (colour) => {
  const attribute = colour.replaceAll('"', '&quot;')
  expect(clean(`<path d="M0 0" fill="${attribute}" stroke="${attribute}"/>`)).toBe(
    '<svg viewBox="0 0 24 24"><path d="M0 0"></path></svg>',
  )
})

it.each(['currentColor', '#fff', 'rgb(1 2 3 / 50%)', 'none'])('the colour %s stays', (colour) => {
  expect(clean(`<path fill="${colour}" stroke="${colour}"/>`)).toBe(
    `<svg viewBox="0 0 24 24"><path fill="${colour}" stroke="${colour}"></path></svg>`,
  )
})
