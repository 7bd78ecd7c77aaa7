// The administration's editor and the site must agree: what one writes, the other shows.
import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { findUnsupported, tags, tidy } from '../../../../strapi/src/admin/formattedText/markup'
import article from '../../../../strapi/src/api/article/content-types/article/schema.json'
import service from '../../../../strapi/src/api/blog-post/content-types/blog-post/schema.json'
import product from '../../../../strapi/src/api/product/content-types/product/schema.json'
import articles from '../../../../strapi/seed/content/articles.json'
import products from '../../../../strapi/seed/content/products.json'
import services from '../../../../strapi/seed/content/services.json'
import { bindPurifier } from './purifier'
import { sanitise } from './sanitise'

const { window } = new JSDOM('')
bindPurifier(window)
vi.stubGlobal('DOMParser', window.DOMParser)

const fromEditor =
  '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4>' +
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><br><a href="/contact">e</a> 8&nbsp;kW</p>' +
  '<p><img src="/uploads/a.jpg" alt="Un poêle" width="1600" height="900"></p>' +
  '<ul><li><p>f</p><ul><li><p>g</p></li></ul></li></ul><ol start="2"><li><p>h</p><p>i</p></li></ol>' +
  '<blockquote><p>j</p></blockquote><hr><p></p>' +
  '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody>' +
  '<tr><th colspan="1" rowspan="1"><p>k</p></th><th colspan="1" rowspan="1"><p>l</p></th></tr>' +
  '<tr><td colspan="1" rowspan="1"><p>m</p></td><td colspan="1" rowspan="1"><p></p></td></tr></tbody></table><p></p>'

const written = [
  '<h2>Un</h2>',
  '<h3>Deux</h3>',
  '<h4>Trois</h4>',
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><br><a href="/contact">e</a> 8\u00a0kW</p>',
  '<p><img src="/uploads/a.jpg" alt="Un poêle" width="1600" height="900"></p>',
  '<ul><li>f<ul><li>g</li></ul></li></ul>',
  '<ol start="2"><li><p>h</p><p>i</p></li></ol>',
  '<blockquote><p>j</p></blockquote>',
  '<hr>',
  '<table><thead><tr><th scope="col">k</th><th scope="col">l</th></tr></thead><tbody><tr><td>m</td><td></td></tr></tbody></table>',
].join('\n')

const tagsOf = (html: string) =>
  [...JSDOM.fragment(html).querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase())

it('the long texts of the administration are edited in the editor', () => {
  const editor = { type: 'customField', customField: 'global::formatted-text' }
  expect(product.attributes.description).toEqual(editor)
  expect(article.attributes.content).toEqual(editor)
  expect(service.attributes.content).toEqual(editor)
})

it('what it writes is as one writes by hand, and a second time the same', () => {
  expect(tidy(fromEditor)).toBe(written)
  expect(tidy(written)).toBe(written)
})

it('the site shows every tag that it writes', () => {
  expect(new Set(tagsOf(written))).toEqual(new Set(tags))
  const shown: unknown = sanitise(written, 2)
  if (typeof shown !== 'string') throw new Error('The sanitiser gave no text.')
  // The box in which a wide table scrolls is the site's own.
  expect(tagsOf(shown).filter((tag) => tag !== 'div')).toEqual(tagsOf(written))
})

describe('a text opens in it', () => {
  it('whole, when it is of the seed', () => {
    const texts = [
      ...products.map(({ description }) => description),
      ...[...articles, ...services].map(({ content }) => content),
    ]
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap(findUnsupported)).toEqual([])
    expect(texts.filter((text) => tidy(text) !== text)).toEqual([])
  })

  it('as HTML, when it would lose some of it', () => {
    expect(
      findUnsupported('<h1>Un</h1><p lang="en" class="x">Deux <img src="/a.jpg" srcset="/b.jpg 2x"></p>'),
    ).toEqual(['h1', 'p[lang]', 'img[srcset]'])
  })
})
