import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeLeftovers } from './leftovers.ts'

const HOUR_MS = 3_600_000

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'))
  for (const name of ['dist', 'dist.draft-a1b2c3', 'dist.draft-a1b2c3-hosting', 'dist-hosting']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'file'), '')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('removes what a killed build left a day ago', () => {
  removeLeftovers(join(folder, 'dist.draft-'), Date.now() + 25 * HOUR_MS)
  expect(readdirSync(folder)).toEqual(['dist', 'dist-hosting'])
})

it('keeps the folders of a build that may still run', () => {
  removeLeftovers(join(folder, 'dist.draft-'), Date.now() + 23 * HOUR_MS)
  expect(readdirSync(folder)).toHaveLength(4)
})
