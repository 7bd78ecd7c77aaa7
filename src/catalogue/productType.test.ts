import { expect, it } from 'vitest'
import { typeLabel } from './productType'

it.each([
  ['air', 'Air'],
  ['canalisable', 'Canalisable'],
  ['etanche', 'Étanche'],
  ['hydro', 'Hydro'],
])('the type %s reads %s', (type, label) => {
  expect(typeLabel(type)).toBe(label)
})

it('case, accents and spaces around do not count', () => {
  expect(typeLabel(' ÉTANCHE ')).toBe('Étanche')
})

it.each(['Gainable réversible', 'constructor', '__proto__'])(
  'a type nobody knows shows as it is: %s',
  (type) => {
    expect(typeLabel(type)).toBe(type)
  },
)
