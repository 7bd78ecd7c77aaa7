import { afterEach, expect, it, vi } from 'vitest'
import { readSiteUrl } from './siteUrl.ts'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['https://www.example.fr/', 'https://www.example.fr'],
  [' https://example.fr/poeles// ', 'https://example.fr/poeles'],
])('the address of the site ends without a slash, so that paths can follow it: %j', (given, url) => {
  vi.stubEnv('SITE_URL', given)
  expect(readSiteUrl('test')).toBe(url)
})
