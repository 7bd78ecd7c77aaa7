// With jsdom, as the build runs it; stories and end-to-end tests run it in the browser.
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { bindPurifier } from './purifier'
import { sanitise } from './sanitise'

bindPurifier(new JSDOM('').window)

/** Without Trusted Types, as in Node, what comes out is a text. */
const clean = (html: string, topLevel: 2 | 3 | 4 = 2): string => {
  const safe: unknown = sanitise(html, topLevel)
  if (typeof safe !== 'string') throw new Error('The sanitiser gave no text.')
  return safe
}

describe('what could run', () => {
  it.each([
    '<script>ran()</script>',
    '<img src="x" onerror="ran()">',
    '<svg onload="ran()"><script>ran()</script></svg>',
    '<a href="javascript:ran()">x</a>',
    '<iframe srcdoc="<script>ran()</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
    '<p style="background:url(javascript:ran())">x</p>',
    '<form action="javascript:ran()"><button>x</button></form>',
    '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  ])('goes: %s', (html) => {
    const { document } = new JSDOM(clean(html)).window
    const elements = [...document.body.querySelectorAll('*')]
    expect(elements.map(({ tagName }) => tagName)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/SCRIPT|IFRAME|SVG|STYLE|FORM|BUTTON/i)]),
    )
    const attributes = elements.flatMap((element) => [...element.attributes])
    expect(
      attributes.filter(({ name, value }) => /^(on|style$)/.test(name) || /javascript:/i.test(value)),
    ).toEqual([])
  })
})

it('cleaning what is clean changes nothing: the browser redraws what was built', () => {
  const once = clean(
    '<h1>Un</h1><h4>Deux</h4><p>É <a href="https://a.fr">lien</a></p><table><tr><td>1</td></tr></table><img src="/a.jpg"><pre>x</pre>',
  )
  const [first, second] = [once, clean(once)].map((html) => JSDOM.fragment(html))
  // The order of attributes does not matter.
  expect(second?.isEqualNode(first ?? null)).toBe(true)
})

it.each([
  ['<div>Un</div><div>Deux <b>mots</b></div>', '<p>Un</p><p>Deux <b>mots</b></p>'],
  ['Un<div>Deux<div>Trois</div></div>', 'Un<p>Deux</p><p>Trois</p>'],
  ['<section><div><h2>T</h2><p>Un</p></div></section>', '<h2>T</h2><p>Un</p>'],
  ['<dl><dt>Poids</dt><dd>90 kg</dd></dl>', '<p>Poids</p><p>90 kg</p>'],
  ['<ul><li><div>Un</div></li></ul>', '<ul><li><p>Un</p></li></ul>'],
  ['<p>Un</p><div></div>', '<p>Un</p>'],
  ['<div>Un <b>gras</b><p>Deux</p>Trois</div>', '<p>Un <b>gras</b></p><p>Deux</p><p>Trois</p>'],
])('text in boxes stays apart: %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

it('headings and links without a word are not kept', () => {
  expect(clean('<h2>&nbsp;</h2><h1></h1><h3>a</h3><p>b<a href="https://a.fr"></a></p>')).toBe(
    '<h2>a</h2><p>b</p>',
  )
})

it('what a tag quotes is no attribute of it', () => {
  expect(clean('<p title="a > b" style="color:red">x style="y"</p><style>p{}</style>')).toBe(
    '<p title="a &gt; b">x style="y"</p>',
  )
})

it('headings keep their depth, from the page’s own level down', () => {
  expect(clean('<h1>a</h1><h3>b</h3><h2>c</h2>', 3)).toBe('<h3>a</h3><h4>b</h4><h4>c</h4>')
})

it.each([
  ['', { width: '800', height: '600' }],
  ['width="60"', { width: '60', height: '45' }],
  ['height="90"', { width: '120', height: '90' }],
  ['width="50%"', { width: '800', height: '600' }],
  ['width="30" height="40"', { width: '30', height: '40' }],
])('a picture has room, in the width its author gave it: %s', (attributes, expected) => {
  const image = JSDOM.fragment(clean(`<img src="/a.jpg" ${attributes}>`)).querySelector('img')
  expect({ width: image?.getAttribute('width'), height: image?.getAttribute('height') }).toEqual(expected)
})
