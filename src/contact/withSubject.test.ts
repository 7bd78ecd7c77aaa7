import { expect, it } from 'vitest'
import { withSubject } from './withSubject'

const subjects = [
  { key: 'ondea-8', label: 'Ondéa 8' },
  { key: 'lys-9', label: 'Lys 9' },
]

it('adds what the message does not name', () => {
  expect(withSubject('Rappelez-moi.', subjects)).toBe('Rappelez-moi.\n\nMa demande concerne : Ondéa 8, Lys 9')
  expect(withSubject('L’Ondéa 8 me plaît.', subjects)).toBe(
    'L’Ondéa 8 me plaît.\n\nMa demande concerne : Lys 9',
  )
})

it('leaves a message that names everything, or is about nothing', () => {
  expect(withSubject('Ondéa 8 ou Lys 9 ?', subjects)).toBe('Ondéa 8 ou Lys 9 ?')
  expect(withSubject('Rappelez-moi.', [])).toBe('Rappelez-moi.')
})
