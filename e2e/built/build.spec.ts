import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '../../scripts/shared/processes.ts'
import { expect, test } from '../test'

type Built = { code: number; lines: string; folder: string }

const build = async (cmsUrl: string, env: NodeJS.ProcessEnv = {}): Promise<Built> => {
  const folder = await mkdtemp(join(tmpdir(), 'build-e2e-'))
  const outDir = join(folder, 'dist')
  await mkdir(outDir)
  await writeFile(join(outDir, 'index.html'), 'the last build')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/site/build.ts'],
      { env: { ...process.env, VITE_CMS_URL: cmsUrl, OUT_DIR: outDir, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, lines: `${stdout}\n${stderr}`, folder }),
    )
  })
}

/** Starts a backend that answers every request the same way. */
const startBackend = async (answer: RequestListener) => {
  const server = createServer(answer)
  const { origin } = await listen(server)
  return { url: origin, stop: () => server.close() }
}

// Builds use all cores: one after another.
test.describe.configure({ mode: 'default', timeout: 600_000 })

type BuildFailure = { name: string; answer: RequestListener; reason: RegExp; isNightly?: boolean }

const failures: readonly BuildFailure[] = [
  {
    name: 'does not answer',
    answer: (request) => void request.socket.destroy(),
    reason: /products cannot be read from http:.*: le service ne répond pas\./,
    isNightly: true,
  },
  {
    name: 'fails',
    answer: (_, response) => response.writeHead(500).end('{}'),
    reason: /cannot be read from http:.*: HTTP 500/,
  },
  {
    name: 'answers with HTML',
    answer: (_, response) => response.setHeader('Content-Type', 'text/html').end('<p>Bonjour</p>'),
    reason: /: la réponse du service est illisible/,
    isNightly: true,
  },
]

for (const { name, answer, reason, isNightly = false } of failures) {
  const tag = isNightly ? '@nightly' : []
  test(
    `a build whose backend ${name} stops with the reason and keeps the previous build`,
    { tag },
    async () => {
      const backend = await startBackend(answer)
      const { code, lines, folder } = await build(backend.url)
      expect(code, lines).not.toBe(0)
      expect(lines).toMatch(reason)
      expect(lines).toContain('The site was not built; the last one stands untouched.')
      // No stack, and no advice to leave the content out.
      expect(lines).not.toMatch(/^\s+at |PRERENDER/m)
      expect(await readdir(folder)).toEqual(['dist'])
      expect(await readdir(join(folder, 'dist'))).toEqual(['index.html'])
      expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('the last build')
      await rm(folder, { recursive: true })
      backend.stop()
    },
  )
}

const signals = [
  { signal: 'SIGINT', status: 130, tag: ['@nightly'] },
  { signal: 'SIGTERM', status: 143, tag: [] },
] as const

for (const { signal, status, tag } of signals) {
  test(
    `a build stopped by ${signal} leaves nothing, and ends with its status`,
    { tag: [...tag] },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'build-e2e-'))
      let ask = () => {}
      const asked = new Promise<void>((resolve) => {
        ask = resolve
      })
      // It is read when the scripts and the renderer are built, and never answers.
      const backend = await startBackend(() => ask())
      const child = spawn(process.execPath, ['scripts/site/build.ts'], {
        env: { ...process.env, VITE_CMS_URL: backend.url, OUT_DIR: join(folder, 'dist') },
        stdio: 'ignore',
      })
      const ended = once(child, 'exit')
      // Its own: another build may be running.
      const renderers = async () =>
        (await readdir('node_modules/.cache')).filter((name) => name.startsWith(`prerender-${child.pid}-`))
      await asked
      expect(await readdir(folder)).toEqual([expect.stringMatching(/^dist\.draft-/)])
      expect(await renderers()).toHaveLength(1)
      child.kill(signal)
      expect(await ended).toEqual([status, null])
      expect(await readdir(folder)).toEqual([])
      expect(await renderers()).toEqual([])
      backend.stop()
      await rm(folder, { recursive: true })
    },
  )
}
