import { expect, it } from 'vitest'
import { writeCatalogueAddress } from '../catalogue/address'
import { newHome, writeHomeAddress } from '../heating/homeValues'
import { hasParameters } from './parameters'
import { comparisonHref, powerQuoteHref, productQuoteHref, serviceQuoteHref } from './paths'

const searchOf = (href: string) => new URL(href, 'https://www.example.com').searchParams

const filters = {
  category: 'inserts',
  brand: 'fontane',
  type: 'air',
  device: 'stove',
  query: 'foyer',
  min: 6,
  max: 9,
} as const
const service = { id: 'a', slug: 'ramonage', title: 'Ramonage', category: null }

it.each([
  ...writeCatalogueAddress({ filters, sort: 'name', step: 2 }),
  ...writeHomeAddress({ ...newHome, surface: '80', isolation: '1983-1989' }),
  ...searchOf(comparisonHref(['ondea-8'])),
  ...searchOf(productQuoteHref('ondea-8')),
  ...searchOf(serviceQuoteHref(service)),
  ...searchOf(powerQuoteHref('surface=80')),
])('?%s=%s changes what a page shows', (name, value) => {
  expect(hasParameters(new URLSearchParams({ [name]: value }))).toBe(true)
})

it.each(['', 'fbclid=abc', 'utm_source=lettre&utm_campaign=hiver', 'Q=foyer'])('?%s does not', (search) => {
  expect(hasParameters(new URLSearchParams(search))).toBe(false)
})
