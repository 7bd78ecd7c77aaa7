import { expect, it } from 'vitest'
import { typeLabel } from './productType'

it.each([
  ['air', 'Air'],
  ['canalisable', 'Canalisable'],
  ['etanche', 'Étanche'],
  ['hydro', 'Hydro'],
])('the type %s has the label %s', (type, label) => {
  expect(typeLabel(type)).toBe(label)
})

it('ignores case, accents and surrounding spaces', () => {
  expect(typeLabel(' ÉTANCHE ')).toBe('Étanche')
})

it.each(['Gainable réversible', 'constructor', '__proto__'])(
  'an unknown type is its own label: %s',
  (type) => {
    expect(typeLabel(type)).toBe(type)
  },
)
