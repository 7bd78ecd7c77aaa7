// With jsdom, as the build runs it; stories and end-to-end tests run it in the browser.
import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { expectConsole } from '../../../testing/consoleGuard'
import { bindPurifier, purifier } from './purifier'
import { sanitise, type HeadingLevel } from './sanitise'

bindPurifier(new JSDOM('').window)

/** A string: Node has no Trusted Types. */
const clean = (html: string, topLevel: HeadingLevel = 2): string => {
  const safe: unknown = sanitise(html, topLevel)
  if (typeof safe !== 'string') throw new Error('The sanitiser gave no text.')
  return safe
}

describe('markup made to break the page is cleaned like any other', () => {
  it.each([
    '<frameset><frame>',
    '</body></html><frameset>',
    '<img name="createElement">',
    '<img name="body"><img name="implementation"><img name="documentElement">',
    '<form><input name="ownerDocument"><input name="childNodes"></form>',
    '<form name="querySelectorAll"></form>',
  ])('%s', (html) => {
    const { body } = new JSDOM(clean(`${html}<div>Un</div><h1>Deux</h1>`)).window.document
    const texts = Array.from(body.querySelectorAll('p, h2'), ({ textContent }) => textContent)
    expect(texts).toEqual(['Un', 'Deux'])
    expect(body.querySelectorAll('[name], form, frameset')).toHaveLength(0)
  })
})

describe('a telephone number', () => {
  it.each([
    ['04 68 20 07 05', 'tel:+33468200705'],
    ['04.68.20.07.05', 'tel:+33468200705'],
    ['+33 4 68 20 07 05', 'tel:+33468200705'],
  ])('in a text can be called: %s', (number, href) => {
    const { body } = new JSDOM(clean(`<p>Au <b>${number}</b>, de 10h à 18h.</p>`)).window.document
    expect(body.querySelector('a')?.getAttribute('href')).toBe(href)
    expect(body.textContent.replaceAll(/\s/g, ' ')).toBe(`Au ${number}, de 10h à 18h.`)
  })

  it.each([
    '<p>SIRET 123 456 789 00012</p>',
    '<p>Référence 0468200705</p>',
    '<p>104 68 20 07 05 1</p>',
    '<pre tabindex="0">04 68 20 07 05</pre>',
  ])('is not seen in %s', (html) => {
    expect(clean(html)).not.toContain('<a')
  })

  it('in a link is left to it', () => {
    expect(clean('<p><a href="/contact">04 68 20 07 05</a></p>').match(/<a/g)).toHaveLength(1)
  })
})

it('a text that cannot be cleaned is shown without its markup', () => {
  expectConsole(/console\.error: A text cannot be sanitised[^]*TypeError: broken/)
  vi.spyOn(purifier, 'sanitize').mockImplementationOnce(() => {
    throw new TypeError('broken')
  })
  const html =
    '<style>p{}</style><h2>Un &amp; deux</h2><p>8 < 9 <b>mots</b><br>suite</p>' +
    '<script>ran()</script><<b>script>ran()</script><img src=x onerror="ran()">'
  expect(clean(html)).toBe('<p>Un &amp; deux</p><p>8 &lt; 9 mots</p><p>suite</p><p>&lt;script&gt;ran()</p>')
})

describe('a long text takes time in proportion to its length', () => {
  it.each(['<a ', '<a b="', "<a b='", '<a b="c"', '<style ', '</style', '<p style = '])('of %s', (part) => {
    expect(clean(`<p>Un</p>${part.repeat(200_000)}`)).toMatch(/^<p>Un<\/p>/)
  })

  it('of containers in containers', () => {
    expect(clean('<div>Un'.repeat(50))).toBe('<p>Un</p>'.repeat(50))
  })

  it.each(['<div>', '<b>', '<foo>', '<style>', '<b></x>', '<div></B>'])(
    'of %s in each other, which are not kept',
    (part) => {
      expectConsole(/console\.error: A text cannot be sanitised[^]*nested too deep/)
      expect(clean(`<p>Un</p>${part.repeat(20_000)}<p>Deux</p>`)).toBe('<p>Un</p><p>Deux</p>')
    },
  )
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
  ['<dl><dt>Poids</dt><dd>90 kg</dd></dl>', '<p>Poids</p><p>90&nbsp;kg</p>'],
  ['<ul><li><div>Un</div></li></ul>', '<ul><li><p>Un</p></li></ul>'],
  ['<p>Un</p><div></div>', '<p>Un</p>'],
  ['<div>Un <b>gras</b><p>Deux</p>Trois</div>', '<p>Un <b>gras</b></p><p>Deux</p><p>Trois</p>'],
  ['<div>Un<b> </b><i>deux</i></div>', '<p>Un<b> </b><i>deux</i></p>'],
  ['<div>Un<section></section><p> </p>deux</div>', '<p>Un</p><p>deux</p>'],
  ['<div><b><div>Un</div></b>Deux</div>', '<b><p>Un</p></b><p>Deux</p>'],
  ['<ul><li>Un<div>Deux</div></li></ul>', '<ul><li>Un<p>Deux</p></li></ul>'],
])('text in boxes stays apart: %s', (html, expected) => {
  expect(clean(html)).toBe(expected)
})

it('headings and links without a word are not kept', () => {
  expect(clean('<h2>&nbsp;</h2><h1></h1><h3>a</h3><p>b<a href="https://a.fr"></a></p>')).toBe(
    '<h2>a</h2><p>b</p>',
  )
})

it('paragraphs of white space alone, as Word leaves them, are not kept', () => {
  const empty = '<p>&nbsp;</p><p> <br></p><p><b> </b></p>'
  expect(
    clean(`<p>Un</p>${empty}<p><img src="/a.jpg" alt=""></p>${empty}<ul><li><p></p>Deux</li></ul>`),
  ).toMatch(/^<p>Un<\/p><p><img [^>]+><\/p><ul><li>Deux<\/li><\/ul>$/)
})

it('what a tag quotes is no attribute of it', () => {
  expect(clean('<p title="a > b" style="color:red">x style="y"</p><style>p{}</style>')).toBe(
    '<p title="a &gt; b">x style="y"</p>',
  )
  expect(clean("<p title=l'été>x style=y</p>")).toBe('<p title="l\'été">x style=y</p>')
})

it.each([
  'https://elsewhere.test',
  ' HTTPS://elsewhere.test',
  'http:elsewhere.test',
  '//elsewhere.test',
  String.raw`/\elsewhere.test`,
  String.raw`\\elsewhere.test`,
  '/\t/elsewhere.test',
])('a link to another site does not tell it where the visitor comes from: %j', (address) => {
  expect(clean(`<a href="${address}">a</a>`)).toContain('rel="noopener noreferrer"')
})

it.each(['/contact', 'contact', 'notice.pdf', '../doc.fr', '?a=//b', 'mailto:a@b.fr', 'tel:0468200705'])(
  'any other link is left as it is: %s',
  (address) => expect(clean(`<a href="${address}">a</a>`)).toBe(`<a href="${address}">a</a>`),
)

it.each([
  ['www.fabricant.fr/doc', 'https://www.fabricant.fr/doc'],
  ['facebook.com/fabricant', 'https://facebook.com/fabricant'],
  ['Services.Fabricant.fr', 'https://services.fabricant.fr/'],
  [' contact@fabricant.fr', 'mailto:contact@fabricant.fr'],
])('a link typed without its scheme leads there: %s', (typed, href) => {
  expect(JSDOM.fragment(clean(`<a href="${typed}">a</a>`)).querySelector('a')?.href).toBe(href)
})

it.each(['#a', '', ' '])('a link that leads nowhere is a text: %j', (typed) => {
  expect(clean(`<a href="${typed}">a</a>`)).toBe('<a>a</a>')
})

it.each(['file:///C:/a.jpg', 'cid:a', ''])('a picture that no visitor could load goes: %j', (src) => {
  expect(clean(`<p>Un</p><p><img src="${src}" alt="a"></p>`)).toBe('<p>Un</p>')
})

it('headings keep their depth, from the page’s own level down', () => {
  expect(clean('<h1>a</h1><h3>b</h3><h2>c</h2>', 3)).toBe('<h3>a</h3><h4>b</h4><h4>c</h4>')
  expect(clean('<h1 lang="en">a</h1>')).toBe('<h2 lang="en">a</h2>')
})

it.each([
  ['', { width: null, height: null }],
  ['width="60"', { width: '60', height: '45' }],
  ['height="90"', { width: '120', height: '90' }],
  ['width="50%"', { width: null, height: null }],
  ['width="30" height="40"', { width: '30', height: '40' }],
  ['width="30px" height="40px"', { width: '30', height: '40' }],
  ['width="6000" height="4000"', { width: '6000', height: '4000' }],
  ['width="100000" height="100000"', { width: null, height: null }],
  ['width="600" height="100000"', { width: '600', height: '450' }],
  ['width="100%" height="300"', { width: null, height: null }],
  ['width="0.1" height="1e9"', { width: '1', height: '1' }],
])('a picture has room, in the width its author gave it: %s', (attributes, expected) => {
  const image = JSDOM.fragment(clean(`<img src="/a.jpg" ${attributes}>`)).querySelector('img')
  expect({ width: image?.getAttribute('width'), height: image?.getAttribute('height') }).toEqual(expected)
})

it('sizes that would spoil the page are not kept', () => {
  expect(clean('<hr width="100000">')).toBe('<hr>')
  expect(clean('<hr width="50%">')).toBe('<hr width="50%">')
  expect(clean('<ol start="3"><li>a</li></ol><ol start="1e9"><li>a</li></ol>')).toBe(
    '<ol start="3"><li>a</li></ol><ol><li>a</li></ol>',
  )
  const cells =
    '<td colspan="3" rowspan="2" width="50%">a</td><td colspan="100000x" rowspan="65534" width="99999" height="99999">b</td>'
  expect(clean(`<table><tbody><tr>${cells}</tr></tbody></table>`)).toContain(
    '<td colspan="3" rowspan="2" width="50%">a</td><td colspan="20" rowspan="20">b</td>',
  )
})

it('does not let a line break before a colon, but for code', () => {
  expect(clean('<p><b>2027</b> : tout change !</p><pre>a : b</pre><p><code>a : b</code></p>')).toBe(
    '<p><b>2027</b>&nbsp;: tout change&nbsp;!</p><pre tabindex="0">a : b</pre><p><code>a : b</code></p>',
  )
})

it('a table without a caption is named after the heading above it', () => {
  const table = '<table><tbody><tr><td>8 kW</td></tr></tbody></table>'
  expect(clean(`<h2>Avant</h2><h2>Une règle</h2><p>Un</p>${table}<h2>Après</h2>`)).toContain(
    '<table aria-label="Une règle">',
  )
  const titled = table.replace('<tbody>', '<caption>Puissances</caption><tbody>')
  expect(clean(`<h2>Une règle</h2>${titled}`)).toContain('<table><caption>Puissances</caption>')
  expect(clean(table)).toContain('<table><tbody>')
})
