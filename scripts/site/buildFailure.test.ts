import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CmsError } from '../../src/cms/CmsError.ts'
import { buildFailure, ReportedFailure } from './buildFailure.ts'

it('names the disk, also in the words of the bundler', () => {
  const message =
    '[plugin vite:prepare-out-dir]\nError: ENOSPC: no space left on device, copyfile a -> b\n    at copy'
  expect(buildFailure(new Error(message))).toBe(
    'There is no space left on the disk (ENOSPC: no space left on device, copyfile a -> b).',
  )
})

it.each([
  "EROFS: read-only file system, mkdtemp '/mnt/.dist-a'",
  "ENOTDIR: not a directory, mkdir 'a.txt/dist'",
  "EACCES: permission denied, mkdtemp '/root/.dist-a'",
])('names the file or folder that cannot be used: %s', (fault) =>
  expect(buildFailure(new Error(fault))).toBe(
    `A file or folder cannot be used (${fault}). OUT_DIR says where the site is written.`,
  ),
)

it('names the request that the backend did not answer', () => {
  const cause = new CmsError('network', 'le service ne répond pas')
  expect(buildFailure(new Error('The backend’s products cannot be read.', { cause }))).toBe(
    'The backend’s products cannot be read. Does the backend run there? VITE_CMS_URL says where it is.',
  )
})

it('adds nothing to what was reported', () =>
  expect(buildFailure(new ReportedFailure('See above.'))).toBe('See above.'))

it('keeps the stack of any other error', () => {
  const error = new TypeError('x is not a function')
  expect(buildFailure(error)).toBe(error)
})

const build = (env: NodeJS.ProcessEnv, ...options: string[]) =>
  new Promise<string>((resolve) => {
    const command = [...options, 'scripts/site/build.ts']
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_error, out, err) =>
      resolve((out + err).trim()),
    )
  })

it('a build that cannot write stops with one sentence, and without a stack of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-place-'))
  const script = join(folder, 'no-space.cjs')
  // As a full disk answers.
  writeFileSync(
    script,
    `require('node:fs').mkdtempSync = () => { throw new Error("ENOSPC: no space left on device, mkdtemp 'dist'") }
     require('node:module').syncBuiltinESMExports()`,
  )
  mkdirSync(join(folder, 'dist'))
  expect(await build({ OUT_DIR: join(folder, 'dist') }, '-r', script)).toBe(
    "The site was not built; the last one stands untouched.\nThere is no space left on the disk (ENOSPC: no space left on device, mkdtemp 'dist').",
  )
  rmSync(folder, { recursive: true })
}, 60_000)

it.each(['.', 'src'])(
  'a build is not written over other files: %s',
  // A build that goes on ends at this address, before it deletes anything.
  async (folder) =>
    expect(await build({ OUT_DIR: folder, SITE_URL: 'example' })).toBe(
      `The site was not built; the last one stands untouched.\nOUT_DIR is “${join(process.cwd(), folder)}”, which holds other files than a built site: a build would delete them.`,
    ),
  60_000,
)

it.each([
  ['SITE_URL', 'SITE_URL is “example”; expected an address such as https://www.example.fr.'],
  [
    'VITE_CMS_URL',
    'Malformed settings. VITE_CMS_URL: Invalid URL: Received "example"; VITE_CMS_URL: must start with http:// or https://',
  ],
])(
  'a build says that %s is no address before it begins',
  async (name, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-address-'))
    expect(await build({ OUT_DIR: join(folder, 'dist'), [name]: 'example' })).toBe(
      `The site was not built; the last one stands untouched.\n${sentence}`,
    )
    rmSync(folder, { recursive: true })
  },
  60_000,
)
