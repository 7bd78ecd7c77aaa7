import { expect, it } from 'vitest'
import { phoneLink } from './shop'

it.each([
  ['04 68 20 07 05', 'tel:+33468200705'],
  ['+33 4 68 20 07 05', 'tel:+33468200705'],
  ['+33 (0)4 68 20 07 05', 'tel:+33468200705'],
  ['0033 4.68.20.07.05', 'tel:+33468200705'],
  ['3939', 'tel:3939'],
])('the telephone number “%s” is called by %s', (label, href) => {
  expect(phoneLink(label)).toEqual({ label, href })
})
