import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isoDate, optionalText, pixels, readField, readLabels, slugText, text } from './fields'

describe('text', () => {
  it.each([
    ['  Lauze 8 ', 'Lauze 8'],
    [8.5, '8.5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [{ name: 'x' }, ''],
    [['x'], ''],
  ])('parses %j as %j', (value, read) => {
    expect(v.parse(text, value)).toBe(read)
  })

  it('optionalText is null when blank', () => {
    expect(v.parse(optionalText, '   ')).toBeNull()
    expect(v.parse(optionalText, null)).toBeNull()
    expect(v.parse(optionalText, ' Godin ')).toBe('Godin')
  })
})

it('slugText is empty for what could not be a segment of an address', () => {
  expect(v.parse(slugText, 'etude/devis')).toBe('')
  expect(v.parse(slugText, ' .. ')).toBe('')
  expect(v.parse(slugText, '.')).toBe('')
  for (const slug of ['lauze-8.2', '..lauze', 'lauze..']) expect(v.parse(slugText, slug)).toBe(slug)
})

describe('pixels', () => {
  it.each([
    [900, 900],
    ['900', 900],
    [0, null],
    [-4, null],
    ['', null],
    ['wide', null],
    [null, null],
    [undefined, null],
  ])('parses %j as %j', (value, read) => {
    expect(v.parse(pixels, value)).toBe(read)
  })
})

describe('isoDate', () => {
  it.each([
    ['2026-10-02', '2026-10-02'],
    [' 2026-10-02T08:00:00.000Z ', '2026-10-02T08:00:00.000Z'],
    ['2026-10', '2026-10'],
    ['2026-03-10T23:30:00', '2026-03-10T23:30:00Z'],
    ['2026-03-10T23:30:00+01:00', '2026-03-10T23:30:00+01:00'],
    ['2026-03-10T23:30:00+0100', '2026-03-10T23:30:00+0100'],
    ['2026-03-10 23:30', '2026-03-10T23:30Z'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-31', null],
    ['2026-02-31T10:00:00Z', null],
    ['2026-13-01', null],
    ['demain', null],
    ['le 2026-10-02', null],
    ['2026-10-02 (vendredi)', null],
    ['12/11/2026', null],
    ['printemps 2026', null],
    ['', null],
    [null, null],
    [undefined, null],
    [20261002, null],
  ])('parses %j as %j', (value, read) => {
    expect(v.parse(isoDate, value)).toBe(read)
  })
})

describe('readField', () => {
  it.each([[null], [undefined], [''], [[]]])('tries the next name when the first contains %j', (empty) => {
    expect(readField({ a: empty, b: 'air' }, ['a', 'b'])).toBe('air')
  })

  it.each([[0], [false], [' '], [['']], [{}]])('returns %j from the first name', (held) => {
    expect(readField({ a: held, b: 1 }, ['a', 'b'])).toBe(held)
  })

  it('returns undefined when no name has a value', () => {
    expect(readField({ a: null }, ['a', 'b'])).toBeUndefined()
  })
})

describe('readLabels', () => {
  it('reads texts, {name} and {title}, in order', () => {
    expect(readLabels(['Bois', { name: ' Granulés ' }, { title: ' Pose ' }, 2026])).toEqual([
      'Bois',
      'Granulés',
      'Pose',
      '2026',
    ])
  })

  it('reads a single item like a list of one', () => {
    expect(readLabels({ name: 'Inserts' })).toEqual(['Inserts'])
    expect(readLabels('Inserts')).toEqual(['Inserts'])
  })

  it('omits blank items and anything that is not a label', () => {
    expect(readLabels([null, '', '  ', {}, { name: null }, ['x'], true])).toEqual([])
    expect(readLabels(null)).toEqual([])
    expect(readLabels(undefined)).toEqual([])
  })
})
