import { expect, it } from 'vitest'
import { addressLines, defaultShop, inOneLine, phoneLink } from './shop'

it.each([
  ['04 68 20 07 05', 'tel:+33468200705'],
  ['+33 4 68 20 07 05', 'tel:+33468200705'],
  ['+33 (0)4 68 20 07 05', 'tel:+33468200705'],
  ['0033 4.68.20.07.05', 'tel:+33468200705'],
  ['3939', 'tel:3939'],
  ['Tél. 04 68 20 07 05 (poste 12)', 'tel:+33468200705'],
])('the telephone number “%s” is called by %s', (label, href) => {
  expect(phoneLink(label)).toEqual({ label, href })
})

it('an address on one line has a comma for each line that the owner typed', () => {
  const address = {
    ...defaultShop.address,
    street: 'Bâtiment C\r\n3 rue du Four',
    postalCode: '11300',
    village: 'Limoux',
  }
  expect(inOneLine(addressLines({ ...defaultShop, address }).join(', '))).toBe(
    'Bâtiment C, 3 rue du Four, 11300 Limoux, Aude',
  )
})
