import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changes } from './changes'
import { applyChanges } from './plugin'

const packages = new URL('../../../node_modules/@strapi/', import.meta.url)

it.each(Object.entries(changes))('finds in %s what it changes', (file, found) => {
  const code = readFileSync(new URL(file, packages), 'utf8')
  expect(applyChanges(code, file, found)).not.toBe(code)
})

it('fails when Strapi’s code has changed', () =>
  expect(() => applyChanges('const label = 1', 'a.mjs', [{ from: '"Clear"', to: '"Effacer"' }])).toThrow(
    'a.mjs no longer has "Clear"',
  ))
