import { expect, it } from 'vitest'
import { linkAddress } from './linkAddress'

it.each([
  ['www.exemple.fr', 'https://www.exemple.fr'],
  ['exemple.fr/a-b?c=d#e', 'https://exemple.fr/a-b?c=d#e'],
  ['https://www.service-public.fr/', 'https://www.service-public.fr/'],
  ['HTTP://exemple.fr', 'HTTP://exemple.fr'],
  ['https://poêles.fr', 'https://poêles.fr'],
  ['nom@exemple.fr', 'mailto:nom@exemple.fr'],
  ['mailto:nom@exemple.fr', 'mailto:nom@exemple.fr'],
  ['04 68 11 22 33', 'tel:+33468112233'],
  ['04.68.11.22.33', 'tel:+33468112233'],
  ['+33 (0)4 68 11 22 33', 'tel:+33468112233'],
  ['0033 4 68 11 22 33', 'tel:+33468112233'],
  ['39 39', 'tel:3939'],
  ['tel:+33468112233', 'tel:+33468112233'],
  ['/contact', '/contact'],
])('makes of “%s” the link %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

it.each([
  'contact',
  // The site's texts keep no ids that it could lead to.
  '#tarifs',
  'http://exemple.fr/a b',
  'https://exemple',
  'exemple.f',
  'un mot.fr',
  'nom@exemple',
  // oxlint-disable-next-line no-script-url
  'javascript:alert(1)',
  'ftp://exemple.fr',
  'https:///',
  '04',
  '//exemple.fr/a b',
])('does not take “%s” for an address', (typed) => expect(linkAddress(typed)).toBeUndefined())
