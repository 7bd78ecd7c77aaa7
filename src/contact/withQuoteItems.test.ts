import { expect, it } from 'vitest'
import { withQuoteItems } from './withQuoteItems'

const items = [
  { key: 'ondea-8', label: 'Ondéa 8' },
  { key: 'lys-9', label: 'Lys 9' },
]

it('adds what the message does not name', () => {
  expect(withQuoteItems('Rappelez-moi.', items)).toBe('Rappelez-moi.\n\nMa demande concerne : Ondéa 8, Lys 9')
  expect(withQuoteItems('L’Ondéa 8 me plaît.', items)).toBe(
    'L’Ondéa 8 me plaît.\n\nMa demande concerne : Lys 9',
  )
})

it('leaves a message that names everything, or is about nothing', () => {
  expect(withQuoteItems('Ondéa 8 ou Lys 9 ?', items)).toBe('Ondéa 8 ou Lys 9 ?')
  expect(withQuoteItems('Rappelez-moi.', [])).toBe('Rappelez-moi.')
})
