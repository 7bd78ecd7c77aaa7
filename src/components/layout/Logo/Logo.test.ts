import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Logo } from './Logo'

it.each([
  ['Braise & Brise', 'Braise [&] Brise'],
  ['Braise, Brise & Fils & Cie', 'Braise, Brise [&] Fils & Cie'],
  ['Les Feux du Razès', 'Les Feux du Razès'],
])('the first "&" of “%s” is drawn, and every word is there', (name, expected) => {
  const html = renderToStaticMarkup(createElement(Logo, { name }))
  const text = html.replace(/<svg.*<\/svg>/, '[&]').replaceAll(/<[^>]+>/g, '')
  expect(text.replaceAll('&amp;', '&')).toBe(expected)
})
