// `npm run load [-- --connections 200 --seconds 10]`: requests pages of the last build as fast as they are served, behind
// nginx with the configuration that the build wrote, and prints wrk's figures. It never fails on a figure.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startNginx } from './lib/nginx.ts'
import { fail, freePort, run } from './lib/processes.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
  },
})
const dist = resolve(process.env.OUT_DIR ?? 'dist')
if (!existsSync(join(dist, 'index.html'))) fail('There is no dist/ to serve: run `npm run build` first.')

const configuration = (name: string) => readFile(join(`${dist}-hosting`, 'nginx', name), 'utf8')
const [script = ''] = /\/assets\/app-[\w-]+\.js/.exec(await readFile(join(dist, 'index.html'), 'utf8')) ?? []

const folder = await mkdtemp(join(tmpdir(), 'site-load-'))
const port = await freePort()
const server = (await configuration('server.conf')).replace(/^root .*$/m, `root "${dist}";`)
const stopNginx = await startNginx({ folder, port, http: await configuration('http.conf'), server })
try {
  for (const path of ['/', '/products', script]) {
    console.log(`\n${path}`)
    const url = `http://127.0.0.1:${port}${path}`
    const { connections, seconds } = values
    const options = `--latency --threads 1 --connections ${connections} --duration ${seconds}s`.split(' ')
    await run('wrk', [...options, '--header', 'Accept-Encoding: gzip', url])
  }
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  console.error('No wrk on this machine: install it (`apt-get install wrk`).')
  process.exitCode = 1
} finally {
  await stopNginx()
  await rm(folder, { recursive: true, force: true })
}
