import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { replaceFolders } from './replaceFolders.ts'

let folder: string
const at = (name: string) => join(folder, name)

const fill = async (name: string, text: string) => {
  await mkdir(at(name), { recursive: true })
  await writeFile(join(at(name), 'file'), text)
}
const read = (name: string) => readFile(join(at(name), 'file'), 'utf8')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('replacing folders', () => {
  it('moves each draft to its target, existing or not, and leaves nothing else', async () => {
    await fill('site', 'old')
    await fill('site.draft', 'new')
    await fill('hosting.draft', 'new')
    await replaceFolders([
      { draft: at('site.draft'), target: at('site') },
      { draft: at('hosting.draft'), target: at('hosting') },
    ])
    expect(await readdir(folder)).toEqual(['hosting', 'site'])
    expect([await read('site'), await read('hosting')]).toEqual(['new', 'new'])
  })

  it('removes a target that has no draft', async () => {
    await fill('hosting', 'old')
    await replaceFolders([{ draft: at('none'), target: at('hosting') }])
    expect(existsSync(at('hosting'))).toBe(false)
  })

  it('restores the targets and the drafts when one cannot be moved', async () => {
    await fill('site', 'old')
    await fill('site.draft', 'new')
    await fill('hosting.draft', 'new')
    await expect(
      replaceFolders([
        { draft: at('site.draft'), target: at('site') },
        { draft: at('hosting.draft'), target: at('no/such/parent') },
      ]),
    ).rejects.toThrow('ENOENT')
    expect(await readdir(folder)).toEqual(['hosting.draft', 'site', 'site.draft'])
    expect([await read('site'), await read('site.draft')]).toEqual(['old', 'new'])
  })
})
