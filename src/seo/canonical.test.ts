import { expect, it } from 'vitest'
import { paths } from '../site/paths'
import { canonical } from './canonical'

const SITE = 'https://www.example.fr'

it.each([
  ['/', `${SITE}/`],
  ['/products', `${SITE}/products`],
  ['//evil.example/products', `${SITE}//evil.example/products`],
  ['/actualites/noël 2026', `${SITE}/actualites/no%C3%ABl%202026`],
  [
    paths.product('Poêle à 100 % / 8 kW?'),
    `${SITE}/products/Po%C3%AAle%20%C3%A0%20100%20%25%20%2F%208%20kW%3F`,
  ],
])('the canonical URL of %s is %s', (path, expected) => {
  expect(canonical(path, SITE)).toBe(expected)
})

it('accepts a site in a folder', () => {
  expect(canonical('/contact', 'https://example.fr/poeles')).toBe('https://example.fr/poeles/contact')
})
