// A deploy hook that only counts.
import { createServer } from 'node:http'
import { closeServer, listen } from '../../../scripts/shared/processes.ts'

export const startHook = async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.writeHead(202).end()
  })
  const { origin } = await listen(server)
  return { url: `${origin}/`, calls: () => calls, stop: () => closeServer(server) }
}
