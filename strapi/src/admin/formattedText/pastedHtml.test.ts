// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { tidyPasted } from './pastedHtml'

const item = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}</p>`

/** Without Word's empty elements and comments, which the editor drops. */
const read = (html: string) => tidyPasted(html).replaceAll(/<!--.*?-->|<\/?span[^>]*>|\n/g, '')

it('makes lists of the paragraphs that Word shows as lists', () => {
  const html = `<h1>Nos poêles</h1>${item('·', 'À <b>bois</b>')}\n${item('·', 'À granulés')}<p>Puis :</p>${item('1.', 'Devis')}${item('2.', 'Pose')}`
  expect(read(html)).toBe(
    '<h2>Nos poêles</h2><ul><li>À <b>bois</b></li><li>À granulés</li></ul><p>Puis :</p><ol><li>Devis</li><li>Pose</li></ol>',
  )
})

it('separates a list with numbers from one with bullets', () =>
  expect(read(item('o', 'Un') + item('a)', 'Deux'))).toBe('<ul><li>Un</li></ul><ol><li>Deux</li></ol>'))

it('keeps the squares, the cubes and the formula of a gas', () =>
  expect(read('<p>120 m<sup>2</sup>, 3 m<sup><span>3</span></sup>, CO<sub>2</sub>, 1<sup>er</sup></p>')).toBe(
    '<p>120 m², 3 m³, CO₂, 1<sup>er</sup></p>',
  ))

it('leaves other texts as they are', () => {
  const html = '<h2>Titre</h2><p style="color: red">1. Un texte</p><ul><li>Un</li></ul>'
  expect(tidyPasted(html)).toBe(html)
})
