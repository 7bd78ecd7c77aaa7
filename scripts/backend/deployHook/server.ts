import { createServer } from 'node:http'
import { closeServer, listen } from '../../shared/processes.ts'
import type { Schedule } from './schedule.ts'

type HookServer = { port?: number; secret: string; schedule: Pick<Schedule, 'change' | 'status'> }

/** `POST /{secret}` tells of a change of content, `GET /{secret}/status` answers the status as JSON. */
export const serveHook = async ({ port, secret, schedule }: HookServer) => {
  const server = createServer(({ method, url }, response) => {
    if (method === 'POST' && url === `/${secret}`) {
      schedule.change()
      response.writeHead(202).end()
    } else if (method === 'GET' && url === `/${secret}/status`) {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      response.end(JSON.stringify(schedule.status()))
    } else {
      response.writeHead(404).end()
    }
  })
  return { ...(await listen(server, port)), stop: () => closeServer(server) }
}
