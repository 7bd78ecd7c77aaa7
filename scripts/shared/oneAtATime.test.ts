import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-'))
  file = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the second begins when the first has ended, even with an error', async () => {
  const events: string[] = []
  const act = (name: string) =>
    oneAtATime(file, async () => {
      events.push(`${name} begins`)
      await setTimeout(50)
      events.push(`${name} ends`)
      if (name === 'first') throw new Error('failed')
    })
  await Promise.allSettled([act('first'), act('second')])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(file)).toBe(false)
})

it('does not wait for one that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  expect(await oneAtATime(file, () => Promise.resolve('done'))).toBe('done')
})
