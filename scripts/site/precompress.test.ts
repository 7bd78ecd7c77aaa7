import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress, readPrecompression } from './precompress.ts'

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
  await precompress(folder, 'auto')
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
  await precompress(folder, 'auto')
  expect((await readdir(folder)).toSorted()).toEqual(['a.avif', 'a.jpg', 'a.woff2', 'small.html'])
})

const writePages = async () => {
  await mkdir(join(folder, 'products'))
  for (const file of ['index.html', 'products/a.html', 'products/b.html'])
    await writeFile(join(folder, file), LONG)
}
const compressed = async () =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.br')).toSorted()

it('leaves out what is requested less when a host would count too many files', async () => {
  await writePages()
  expect(await precompress(folder, 'auto', 8)).toBe(2)
  expect(await compressed()).toEqual(['index.html.br'])
})

it('compresses everything up to that number', async () => {
  await writePages()
  expect(await precompress(folder, 'auto', 9)).toBe(0)
  expect(await compressed()).toHaveLength(3)
})

it('compresses everything, or nothing, when asked', async () => {
  await writePages()
  expect(await precompress(folder, 'off', 8)).toBe(0)
  expect(await compressed()).toEqual([])
  expect(await precompress(folder, 'on', 8)).toBe(0)
  expect(await compressed()).toHaveLength(3)
})

it('is set by PRECOMPRESS', () => {
  expect([undefined, '', 'on', 'off'].map((value) => readPrecompression(value))).toEqual([
    'auto',
    'auto',
    'on',
    'off',
  ])
  expect(() => readPrecompression('yes')).toThrow('PRECOMPRESS is “yes”; expected on or off.')
})
