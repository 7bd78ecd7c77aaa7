import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultPartners as partners } from './partners'

const sprite = readFileSync(new URL('../assets/partners.svg', import.meta.url), 'utf8')

it('there are 24 partners (specification, 9), each with one symbol in the sprite', () => {
  expect(partners).toHaveLength(24)
  expect([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
    partners.map(({ id }) => id),
  )
})

it('all wordmarks together stay under 60 kB', () => {
  expect(sprite.length).toBeLessThan(60_000)
})
