import { expect, it } from 'vitest'
import { foldText } from './foldText'

it.each([
  [' Poêles à GRANULÉS ', 'poeles a granules'],
  ['Étanche', 'etanche'],
  ['E\u0301tanche', 'etanche'],
  ['ÇÀÙÎÖ', 'cauio'],
  ['Deville & Fils', 'deville & fils'],
  ['Ardéa\u00A0Pro', 'ardea pro'],
  ['Ardéa \u200B Pro', 'ardea pro'],
  ['Ar\u2060dé\uFEFFa', 'ardea'],
  ['\u0301 accent', 'accent'],
  ['', ''],
  ['   ', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('keeps spaces between words, which distinguish two names', () => {
  expect(foldText('Le Foyer')).not.toBe(foldText('LeFoyer'))
})
