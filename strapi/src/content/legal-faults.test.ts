import { expect, it } from 'vitest'
import { legalFaults } from './legal-faults'

it.each([
  ['https://www.mediateur.example/saisir', []],
  ['www.mediateur.example', ['mediator_website']],
  ['mediateur.example', ['mediator_website']],
  ['non communiqué', []],
  ['', []],
  [null, []],
])('of the mediator’s website %j', (website, fields) => {
  expect(legalFaults({ mediator_website: website }).map(({ field }) => field)).toEqual(fields)
})
