import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, freePort } from '../../scripts/shared/processes.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export type Fault = { name: string; answer: Answer }

const SILENCE_MS = 8_000
const cors = { 'access-control-allow-origin': '*' }
const json = { ...cors, 'content-type': 'application/json' }
const html = '<!doctype html><title>Maintenance</title><h1>Maintenance</h1>'

const send = (
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = json,
) => void response.writeHead(status, headers).end(body)

const strapiError =
  (status: number, name: string): Answer =>
  (_, response) =>
    send(
      response,
      status,
      JSON.stringify({ data: null, error: { status, name, message: name, details: {} } }),
    )

/** Ends the slug of an entry published after the build: a copy of the one whose slug stands before. */
export const NEWER = '-nouveau'

/** The answer of the real backend, if it had the newer entry that is asked for. */
const readReal = async ({ url = '', headers }: IncomingMessage) => {
  const [slug] = /[\w-]+(?=-nouveau)/.exec(url) ?? []
  const answer = await fetch(new URL(url.replaceAll(NEWER, '')), {
    headers: { accept: headers.accept ?? '*/*' },
  })
  const body = await answer.text()
  return slug ? body.replaceAll(`"${slug}"`, `"${slug}${NEWER}"`) : body
}

/** What can go wrong with a call, and how a proxy before the backend answers then. */
export const faults: readonly Fault[] = [
  { name: 'refused', answer: (request) => void request.socket.destroy() },
  {
    name: 'reset in mid-body',
    answer: async (request, response) => {
      const body = await readReal(request)
      response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) })
      response.write(body.slice(0, body.length / 2))
      await wait(50)
      response.destroy()
    },
  },
  {
    name: '8 s of silence',
    answer: async (request, response) => {
      await wait(SILENCE_MS)
      send(response, 200, await readReal(request))
    },
  },
  {
    name: 'slow body',
    answer: async (request, response) => {
      const body = await readReal(request)
      response.writeHead(200, json)
      for (let part = 0; part < 8; part += 1) {
        response.write(body.slice((part * body.length) / 8, ((part + 1) * body.length) / 8))
        await wait(SILENCE_MS / 8)
      }
      response.end()
    },
  },
  { name: '404', answer: strapiError(404, 'NotFoundError') },
  { name: '429', answer: strapiError(429, 'RateLimitError') },
  { name: '500', answer: strapiError(500, 'InternalServerError') },
  {
    name: 'HTML with 200',
    answer: (_, response) => send(response, 200, html, { ...cors, 'content-type': 'text/html' }),
  },
  {
    name: 'half a JSON',
    answer: async (request, response) => {
      const body = await readReal(request)
      send(response, 200, body.slice(0, body.length / 2))
    },
  },
  { name: 'empty', answer: (_, response) => send(response, 200, '') },
  {
    name: 'redirect loop',
    answer: ({ url = '' }, response) => send(response, 302, '', { ...cors, location: url }),
  },
  {
    name: 'no CORS',
    answer: async (request, response) =>
      send(response, 200, await readReal(request), { 'content-type': 'application/json' }),
  },
]

/** Starts an HTTP proxy that answers every request with one fault. @returns its URL, and a function to stop it. */
export const startFaultyBackend = async ({ answer }: Fault) => {
  const answerOrClose: Answer = async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      // The browser left before the answer.
      console.warn('The faulty backend could not answer.', error)
      response.destroy()
    }
  }
  const server = createServer((request, response) => void answerOrClose(request, response))
  const port = await freePort()
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => closeServer(server) }
}
