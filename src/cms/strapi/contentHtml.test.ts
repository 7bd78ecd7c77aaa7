import { describe, expect, it } from 'vitest'
import { toContentHtml } from './contentHtml'

const block = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more })
const leaf = (text: string, more: object = {}) => ({ type: 'text', text, ...more })

describe('content', () => {
  it('that is a text is HTML, with absolute pictures', () => {
    expect(toContentHtml(' <p>a</p><img src="/u.jpg"> ')).toBe('<p>a</p><img src="https://cms.test/u.jpg">')
  })

  it('that is a list of texts is paragraphs, escaped', () => {
    expect(toContentHtml(['Bois & <b>feu</b>', ' ', 'Fin'])).toBe(
      '<p>Bois &amp; &lt;b&gt;feu&lt;/b&gt;</p><p>Fin</p>',
    )
  })

  it.each([
    ['a paragraph', block('paragraph', [leaf('a < b\nc')]), '<p>a &lt; b<br>c</p>'],
    ['a bare text', leaf('a'), '<p>a</p>'],
    [
      'marked words',
      block('paragraph', [leaf('a', { bold: true, italic: true })]),
      '<p><em><strong>a</strong></em></p>',
    ],
    ['a heading', block('heading', [leaf('a')], { level: 3 }), '<h3>a</h3>'],
    ['a heading without level', block('heading', [leaf('a')]), '<h2>a</h2>'],
    [
      'a list',
      block('list', [block('list-item', [leaf('a')])], { format: 'ordered' }),
      '<ol><li>a</li></ol>',
    ],
    ['a quotation', block('quote', [leaf('a')]), '<blockquote>a</blockquote>'],
    [
      'a link',
      block('paragraph', [block('link', [leaf('a')], { url: '/x?a=1&b="' })]),
      '<p><a href="/x?a=1&amp;b=&quot;">a</a></p>',
    ],
    ['an unknown block', block('callout', [leaf('a')]), '<p>a</p>'],
    ['an empty paragraph', block('paragraph', [leaf('')]), ''],
    ['a block without children', { type: 'image', image: {} }, ''],
    ['anything else', 42, ''],
  ])('reads %s of the backend’s editor', (_, item, html) => {
    expect(toContentHtml([item])).toBe(html)
  })

  it.each([[null], [undefined], [42], [{}]])('%j is none', (value) => {
    expect(toContentHtml(value)).toBe('')
  })
})
