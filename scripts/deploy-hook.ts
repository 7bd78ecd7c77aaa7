// `npm run deploy-hook`: rebuilds the site a minute after the last call of the backend's webhook.
import { createServer } from 'node:http'
import { debounce } from './lib/debounce.ts'
import { run } from './lib/processes.ts'

const port = Number(process.env.DEPLOY_HOOK_PORT ?? 4999)
const secret = process.env.DEPLOY_HOOK_SECRET ?? ''
/** Wait after the last change before a build, ms: publishing ten articles in a row builds once. */
const quietMs = Number(process.env.DEPLOY_HOOK_QUIET ?? 60_000)

/** Shell command that puts the build online, for example by copying it and reloading the server's configuration. */
const thenCommand = process.env.DEPLOY_HOOK_THEN

if (secret.length < 16) {
  console.error('DEPLOY_HOOK_SECRET is missing or shorter than 16 characters: anybody could start builds.')
  process.exit(1)
}

const build = debounce(async () => {
  console.log(`${new Date().toISOString()} building`)
  const code = await run(process.execPath, ['scripts/build.ts'])
  console.log(code === 0 ? 'Built.' : 'The build failed; the previous one is kept.')
  if (code !== 0 || !thenCommand) return
  if ((await run('sh', ['-c', thenCommand])) !== 0) console.error(`Failed: ${thenCommand}`)
}, quietMs)

createServer((request, response) => {
  const isAllowed = request.method === 'POST' && request.url === `/${secret}`
  request.resume()
  response.writeHead(isAllowed ? 202 : 404).end()
  if (isAllowed) build()
}).listen(port, '127.0.0.1', () => console.log(`Waiting for POST http://127.0.0.1:${port}/<secret>`))
