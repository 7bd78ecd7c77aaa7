import { expect, it } from 'vitest'
import { paths } from '../site/paths'
import { canonical } from './canonical'

const SITE = 'https://www.example.fr'

it.each([
  ['/', 'https://www.example.fr/'],
  ['', 'https://www.example.fr/'],
  ['/products', 'https://www.example.fr/products'],
  ['/products/', 'https://www.example.fr/products'],
  ['/products?categorie=inserts&min=8', 'https://www.example.fr/products'],
  ['/services/?page=2#liste', 'https://www.example.fr/services'],
  ['//evil.example/products', 'https://www.example.fr/evil.example/products'],
  ['/actualites/noël 2026', 'https://www.example.fr/actualites/no%C3%ABl%202026'],
  [
    paths.product('Poêle à 100 % / 8 kW?'),
    `${SITE}/products/Po%C3%AAle%20%C3%A0%20100%20%25%20%2F%208%20kW%3F`,
  ],
])('the canonical URL of %s is %s', (path, expected) => {
  expect(canonical(path, SITE)).toBe(expected)
})

it('accepts a site URL with a trailing slash or a folder', () => {
  expect(canonical('/contact', 'https://www.example.fr/')).toBe('https://www.example.fr/contact')
  expect(canonical('/contact', 'https://example.fr/poeles/')).toBe('https://example.fr/poeles/contact')
  expect(canonical('/', 'https://example.fr/poeles')).toBe('https://example.fr/poeles/')
})
