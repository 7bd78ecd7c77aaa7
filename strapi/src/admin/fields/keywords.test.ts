import { describe, expect, it } from 'vitest'
import { addKeywords, labelOf, toKeywords } from './keywords'

describe('keywords', () => {
  it.each([
    [null, []],
    [undefined, []],
    ['', []],
    [
      ['Bois', { name: 'Entretien' }],
      ['Bois', { name: 'Entretien' }],
    ],
    ['Bois', ['Bois']],
  ])('are read from %j', (stored, keywords) => expect(toKeywords(stored)).toEqual(keywords))

  it.each([
    ['Bois', 'Bois'],
    [{ name: 'Bois' }, 'Bois'],
    [{ title: 'Bois' }, 'Bois'],
    [12, '12'],
  ])('show %j as %s', (keyword, label) => expect(labelOf(keyword)).toBe(label))

  it('are added as texts, without those that are there already', () => {
    expect(addKeywords(['Bois'], '  pellets ,bois;  poêle   à bûches,')).toEqual([
      'Bois',
      'pellets',
      'poêle à bûches',
    ])
    expect(addKeywords([{ name: 'Bois' }], 'BOIS')).toEqual([{ name: 'Bois' }])
    expect(addKeywords([], ' , ')).toEqual([])
  })
})
