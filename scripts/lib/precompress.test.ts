import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'))
})

afterEach(() => rm(folder, { recursive: true }))

const LONG = 'Poêles à bois et à granulés. '.repeat(50)

it('writes a brotli and a gzip copy beside every text file, however deep', async () => {
  await mkdir(join(folder, 'services/vente'), { recursive: true })
  for (const file of [
    'index.html',
    'services/vente/é.html',
    'a.js',
    'a.css',
    'a.json',
    'a.svg',
    'a.xml',
    'a.txt',
  ]) {
    await writeFile(join(folder, file), LONG)
  }
  await precompress(folder)
  const files = await readdir(folder, { recursive: true })
  expect(files.filter((file) => file.endsWith('.br'))).toHaveLength(8)
  expect(files.filter((file) => file.endsWith('.gz'))).toHaveLength(8)
  const [brotli, gzip] = ['br', 'gz'].map((ending) =>
    readFile(join(folder, `services/vente/é.html.${ending}`)),
  )
  expect(brotliDecompressSync((await brotli) ?? '').toString()).toBe(LONG)
  expect(gunzipSync((await gzip) ?? '').toString()).toBe(LONG)
})

it('does not compress pictures, fonts and small files', async () => {
  for (const file of ['a.avif', 'a.jpg', 'a.woff2']) await writeFile(join(folder, file), LONG)
  await writeFile(join(folder, 'small.html'), '<p>Bonjour</p>')
  await precompress(folder)
  expect((await readdir(folder)).toSorted()).toEqual(['a.avif', 'a.jpg', 'a.woff2', 'small.html'])
})
