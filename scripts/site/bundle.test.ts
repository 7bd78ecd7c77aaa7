import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import products from '../../strapi/seed/content/products.json' with { type: 'json' }
import services from '../../strapi/seed/content/services.json' with { type: 'json' }

/** Texts that only the mocked backend, the stories and the sample content contain. */
const markers = [
  'mockServiceWorker',
  'msw',
  'storybook',
  'cms.test',
  ...products.slice(0, 5).map(({ subtitle }) => subtitle),
  ...services.slice(0, 3).map(({ subtitle }) => subtitle),
]

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json|txt|webmanifest)$/.test(file) || file.endsWith('_headers'))
    .map((file) => ({ file, text: `${file}\n${readFileSync(join(folder, file), 'utf8')}` }))

/** The markers found in each file; `msw` counts as a whole word only. */
const leaks = (files: readonly { file: string; text: string }[]) =>
  files.flatMap(({ file, text }) =>
    markers
      .filter((marker) => (marker === 'msw' ? /\bmsw\b/i.test(text) : text.includes(marker)))
      .map((marker) => `${file} contains "${marker}"`),
  )

describe('the built site', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bundle-'))
    await promisify(execFile)(process.execPath, ['scripts/site/build.ts'], {
      env: {
        ...process.env,
        PRERENDER: 'off',
        NODE_ENV: 'production',
        VITE_CMS_URL: 'https://backend.example',
        OUT_DIR: join(folder, 'site'),
      },
    })
  }, 180_000)

  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('contains no mocked backend, Storybook or sample content', () => {
    const files = textOf(join(folder, 'site'))
    expect(files.length).toBeGreaterThan(5)
    expect(leaks(files)).toEqual([])
  })

  it('needs no backend with PRERENDER=off', () => {
    const [page, notFound] = ['index.html', '404.html'].map((file) =>
      readFileSync(join(folder, 'site', file), 'utf8'),
    )
    expect(page).toContain('<div id="root">')
    expect(notFound).toBe(page)
  })
})
