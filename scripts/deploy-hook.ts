// `npm run deploy-hook`: waits for the backend's webhook and builds the site again, once the changes have been quiet.
import { createServer } from 'node:http'
import { debounce } from './lib/debounce.ts'
import { run } from './lib/processes.ts'

const port = Number(process.env.DEPLOY_HOOK_PORT ?? 4999)
const secret = process.env.DEPLOY_HOOK_SECRET ?? ''
/** ms; publishing ten articles in a row builds once. */
const quiet = Number(process.env.DEPLOY_HOOK_QUIET ?? 60_000)

/** What puts the build online, in the words of the shell: copying it, reloading the server's configuration. */
const then = process.env.DEPLOY_HOOK_THEN

if (secret.length < 16) {
  console.error('DEPLOY_HOOK_SECRET is missing or shorter than 16 characters: anybody could ask for builds.')
  process.exit(1)
}

const build = debounce(async () => {
  console.log(`${new Date().toISOString()} building`)
  const code = await run(process.execPath, ['scripts/build.ts'])
  console.log(code === 0 ? 'Built.' : 'The build failed; the last one stands.')
  if (code === 0 && then && (await run('sh', ['-c', then])) !== 0) console.error(`Failed: ${then}`)
}, quiet)

createServer((request, response) => {
  const isAllowed = request.method === 'POST' && request.url === `/${secret}`
  request.resume()
  response.writeHead(isAllowed ? 202 : 404).end()
  if (isAllowed) build()
}).listen(port, '127.0.0.1', () => console.log(`Waiting for POST http://127.0.0.1:${port}/<secret>`))
