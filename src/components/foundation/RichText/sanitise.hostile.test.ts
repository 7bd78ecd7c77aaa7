// With jsdom, as the build runs it; an end-to-end test shows the same texts in the browser.
import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { hostileHtml } from '../../../testing/hostileHtml'
import { bindPurifier } from './purifier'
import { sanitise } from './sanitise'

const { window } = new JSDOM('')
bindPurifier(window)

const clean = (html: string): string => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const safe: unknown = sanitise(html, 2)
  if (typeof safe !== 'string') throw new Error('The sanitiser gave no text.')
  return safe
}

const bodyOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body

const ELEMENTS =
  'p, br, hr, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, code, strong, b, em, i, u, s, sub, sup, small, mark, ' +
  'abbr, a, img, figure, figcaption, table, caption, thead, tbody, tfoot, tr, th, td, div[role="group"][tabindex="0"]'
const ATTRIBUTES = new Set('href src alt title width height colspan rowspan scope start lang'.split(' '))

const OWN: Readonly<Record<string, string>> = {
  rel: 'a[rel="noopener noreferrer"]',
  loading: 'img',
  decoding: 'img',
  tabindex: 'pre, div',
  role: 'div',
  'aria-label': 'div, table',
}

const SCHEMES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?|ftp|mailto|tel|callto|sms|cid|xmpp|matrix):$/,
  src: /^(?:https?|data):$/,
}
const PAGE = 'https://www.example.fr/products/lauze-8'

const isAllowed = (element: Element, { name, value }: Attr) => {
  const scheme = URL.canParse(value, PAGE) ? new URL(value, PAGE).protocol : 'https:'
  if (SCHEMES[name] && !SCHEMES[name].test(scheme)) return false
  return ATTRIBUTES.has(name) || (OWN[name] !== undefined && element.matches(OWN[name]))
}

const problemsOf = (body: Element): string[] =>
  Array.from(body.querySelectorAll('*')).flatMap((element) => {
    const isKnown = element.namespaceURI === body.namespaceURI && element.matches(ELEMENTS)
    const strange = Array.from(element.attributes).filter((attribute) => !isAllowed(element, attribute))
    return [
      ...(isKnown ? [] : [element.nodeName]),
      ...strange.map(({ name, value }) => `${element.nodeName} ${name}=${value}`),
    ]
  })

it('of a hostile text only what is harmless is left', () => {
  const problems = hostileHtml.flatMap((html) =>
    problemsOf(bodyOf(clean(html))).map((problem) => `${html}: ${problem}`),
  )
  expect(problems).toEqual([])
})

it('what is left of a hostile text is the same when it is sanitised again', () => {
  const changed = hostileHtml.filter((html) => {
    const once = clean(html)
    return !bodyOf(once).isEqualNode(bodyOf(clean(once)))
  })
  expect(changed).toEqual([])
})
