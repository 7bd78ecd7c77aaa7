// With jsdom; stories run it in the browser.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { hostileHtml } from '../../../testing/hostileHtml'
import { bindPurifier } from '../../foundation/RichText/purifier'
import { sanitiseIcon } from './sanitiseIcon'

const { window } = new JSDOM('')
bindPurifier(window)

/** A string: Node has no Trusted Types. */
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

describe('a hostile drawing', () => {
  const DRAWN = 'svg, g, path, circle, ellipse, rect, line, polyline, polygon'
  const bodyOf = (html: unknown) => new window.DOMParser().parseFromString(String(html), 'text/html').body

  it.each([
    ['in the drawing', (html: string) => clean(html)],
    ['after its end', (html: string) => clean(`</svg>${html}`)],
    ['in a shape', (html: string) => clean(`<g>${html}`)],
    ['in the frame', (html: string) => sanitiseIcon({ body: '<path d="M0 0"/>', viewBox: html })],
  ])('is one frame with shapes, wherever the text is: %s', (_, cleanAt) => {
    const problems = hostileHtml.filter((html) => {
      const body = bodyOf(cleanAt(html))
      const attributes = Array.from(body.querySelectorAll('*')).flatMap(({ attributes: all }) =>
        Array.from(all),
      )
      return (
        body.childNodes.length !== 1 ||
        body.firstElementChild?.matches('svg:not([transform])') !== true ||
        body.querySelector(`:not(${DRAWN})`) !== null ||
        body.textContent.trim() !== '' ||
        attributes.some(
          ({ name, value }) => /^on|^style$|href$|^id$|^class$/.test(name) || /url|:/i.test(value),
        )
      )
    })
    expect(problems).toEqual([])
  })
})
