import { describe, expect, it } from 'vitest'
import { toContentHtml } from './contentHtml'
import type { StrapiBlock } from '../wire/wire'

const block = (type: string, children: unknown[], more: Partial<StrapiBlock> = {}) => ({
  type,
  children,
  ...more,
})
const leaf = (text: string, more: Partial<StrapiBlock> = {}) => ({ type: 'text', text, ...more })

describe('toContentHtml', () => {
  it('keeps a string as HTML and makes picture URLs absolute', () => {
    expect(toContentHtml(' <p>a</p><img src="/u.jpg"> ')).toBe('<p>a</p><img src="https://cms.test/u.jpg">')
  })

  it('makes paragraphs and lines of a text without blocks', () => {
    const typed = 'Bonjour,\r\n \r\nVoici un texte\r\navec des retours.\n\n\n- a\n- b\n\nÀ 5 < 8\n'
    expect(toContentHtml(typed).replaceAll('\r', '')).toBe(
      '<p>Bonjour,</p><p>Voici un texte<br>avec des retours.</p><p>- a<br>- b</p><p>À 5 < 8</p>',
    )
    expect(toContentHtml('Un <b>poêle</b>\n<a\nhref="/contact">étanche</a>')).toBe(
      '<p>Un <b>poêle</b><br><a\nhref="/contact">étanche</a></p>',
    )
    expect(toContentHtml(['Un\ndeux\n\n<trois>'])).toBe('<p>Un<br>deux</p><p>&lt;trois&gt;</p>')
    expect(toContentHtml(' \n ')).toBe('')
  })

  it.each(['<p>Un\n\ndeux</p>', 'Un<br>\ndeux\n\ntrois', '<h2>Un</h2>\n\nDeux', 'Un\n<UL><li>a</li></UL>'])(
    'leaves the lines of HTML with blocks: %j',
    (html) => expect(toContentHtml(html)).toBe(html),
  )

  it('turns a list of texts into escaped paragraphs', () => {
    expect(toContentHtml(['Bois & <b>feu</b>', ' ', ' Fin '])).toBe(
      '<p>Bois &amp; &lt;b&gt;feu&lt;/b&gt;</p><p>Fin</p>',
    )
  })

  it.each([
    ['a paragraph', block('paragraph', [leaf('a < b\nc')]), '<p>a &lt; b<br>c</p>'],
    ['a bare text', leaf('a'), '<p>a</p>'],
    [
      'marked words',
      block('paragraph', [leaf('a', { bold: true, italic: true }), leaf('b', { bold: false })]),
      '<p><em><strong>a</strong></em>b</p>',
    ],
    ['underlined words', leaf('a', { underline: true }), '<p><u>a</u></p>'],
    ['crossed out words', leaf('a', { strikethrough: true }), '<p><s>a</s></p>'],
    ['code among words', leaf('a', { code: true }), '<p><code>a</code></p>'],
    ['a heading without level', block('heading', [leaf('a')]), '<h2>a</h2>'],
    [
      'a list',
      block('list', [block('list-item', [leaf('a')])], { format: 'ordered' }),
      '<ol><li>a</li></ol>',
    ],
    ['a bulleted list', block('list', [block('list-item', [leaf('a')])]), '<ul><li>a</li></ul>'],
    ['code', block('code', [leaf('a')]), '<pre>a</pre>'],
    [
      'a picture',
      { type: 'image', image: { url: '/a.jpg', alternativeText: '"A"' } },
      '<img src="https://cms.test/a.jpg" alt="&quot;A&quot;">',
    ],
    [
      'a picture with its size',
      { type: 'image', image: { url: '/a.jpg', alternativeText: null, width: 200, height: 150 } },
      '<img src="https://cms.test/a.jpg" alt="" width="200" height="150">',
    ],
    ['a quotation', block('quote', [leaf('a')]), '<blockquote>a</blockquote>'],
    [
      'a link',
      block('paragraph', [block('link', [leaf('a')], { url: '/x?a=1&b="' })]),
      '<p><a href="/x?a=1&amp;b=&quot;">a</a></p>',
    ],
    ['a link without address', block('link', [leaf('a')]), '<span>a</span>'],
    ['an address on another block', block('quote', [leaf('a')], { url: '/x' }), '<blockquote>a</blockquote>'],
    ['an unknown block', block('callout', [leaf('a')]), '<p>a</p>'],
    ['an empty paragraph', block('paragraph', [leaf('')]), ''],
    ['a picture without address', { type: 'image', image: {} }, ''],
    ['a block without children', { type: 'paragraph' }, ''],
    ['children that are no blocks', block('paragraph', [null, 'a', 42]), ''],
    ['anything else', 42, ''],
  ])('converts %s of the rich text editor', (_, item, html) => {
    expect(toContentHtml([item])).toBe(html)
  })

  it('resolves pictures against the given origin, also inside other blocks', () => {
    const picture = { type: 'image', image: { url: '/a.jpg' } }
    const html = '<img src="https://news.test/a.jpg" alt="">'
    expect(toContentHtml([picture, block('quote', [picture])], 'https://news.test')).toBe(
      `${html}<blockquote>${html}</blockquote>`,
    )
  })

  it.each([1, 2, 3, 4, 5, 6])('converts a heading of level %d', (level) => {
    expect(toContentHtml([block('heading', [leaf('a')], { level })])).toBe(`<h${level}>a</h${level}>`)
  })

  it.each([[null], [undefined], [42], [{}]])('returns an empty text for %j', (value) => {
    expect(toContentHtml(value)).toBe('')
  })
})
