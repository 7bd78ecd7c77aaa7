import { expect, it } from 'vitest'
import { withHelp } from './refusal'

it('does not say of a refused text that it is optional', () =>
  expect(withHelp('L’adresse doit commencer par « https:// ».', 'Facultatif. L’adresse complète.')).toBe(
    'L’adresse doit commencer par « https:// ». L’adresse complète.',
  ))

it('adds the help, which holds the example, to a refusal', () => {
  expect(withHelp('La forme ne convient pas.', 'Par exemple « 04 68 20 07 05 ».')).toBe(
    'La forme ne convient pas. Par exemple « 04 68 20 07 05 ».',
  )
})

it('says the refusal alone when the field has no help', () =>
  expect(withHelp('Ce champ est à remplir.', undefined)).toBe('Ce champ est à remplir.'))

it('says nothing when nothing is refused', () =>
  expect(withHelp(undefined, 'Par exemple « 11300 ».')).toBeUndefined())
