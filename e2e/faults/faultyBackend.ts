import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { closeServer, listen } from '../../scripts/shared/processes.ts'
import { withResolvers } from '../test'

/** `silence` ends when the test lets the backend answer. */
type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  silence: Promise<void>,
) => Promise<void> | void

export type Fault = {
  name: string
  /** The fault that stands for this one in `npm test`, because the site shows the same. */
  like?: string
  isSilent?: boolean
  /** Its status, if the site shows that. */
  status?: string
  answer: Answer
}

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

/**
 * What can go wrong with a call, and how a proxy before the backend answers then. Their order decides the way in which
 * `npm test` tries each.
 */
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
    name: 'silence',
    isSilent: true,
    answer: async (request, response, silence) => {
      await silence
      send(response, 200, await readReal(request))
    },
  },
  {
    name: 'silence in mid-body',
    like: 'silence',
    isSilent: true,
    answer: async (request, response, silence) => {
      const body = await readReal(request)
      response.writeHead(200, json).write(body.slice(0, body.length / 2))
      await silence
      response.end(body.slice(body.length / 2))
    },
  },
  { name: '404', status: 'HTTP 404 – Not Found', like: '500', answer: strapiError(404, 'NotFoundError') },
  {
    name: '500',
    status: 'HTTP 500 – Internal Server Error',
    answer: strapiError(500, 'InternalServerError'),
  },
  {
    name: '429',
    status: 'HTTP 429 – Too Many Requests',
    like: '500',
    answer: strapiError(429, 'RateLimitError'),
  },
  {
    name: 'HTML with 200',
    answer: (_, response) => send(response, 200, html, { ...cors, 'content-type': 'text/html' }),
  },
  {
    name: 'half a JSON',
    like: 'HTML with 200',
    answer: async (request, response) => {
      const body = await readReal(request)
      send(response, 200, body.slice(0, body.length / 2))
    },
  },
  { name: 'empty', like: 'HTML with 200', answer: (_, response) => send(response, 200, '') },
  {
    name: 'redirect loop',
    like: 'refused',
    answer: ({ url = '' }, response) => send(response, 302, '', { ...cors, location: url }),
  },
  {
    name: 'no CORS',
    like: 'refused',
    answer: async (request, response) =>
      send(response, 200, await readReal(request), { 'content-type': 'application/json' }),
  },
]

/** Starts an HTTP proxy that answers every call with one fault. */
export const startFaultyBackend = async ({ answer }: Fault) => {
  let { promise: silence, resolve: end } = withResolvers()
  const server = createServer()
  const answerOrClose = async (request: IncomingMessage, response: ServerResponse) => {
    // The faults are those of calls: hydration waits for the main picture.
    if (!request.url?.includes('/api/')) return send(response, 404, '')
    // Nor has a backend of the specification this one.
    if (request.url.includes('/api/content-version')) return send(response, 404, '{}')
    try {
      await answer(request, response, silence)
    } catch (error) {
      // The browser left before the answer.
      console.warn('The faulty backend could not answer.', error)
      response.destroy()
    }
  }
  server.on('request', (request, response) => void answerOrClose(request, response))
  const { origin } = await listen(server)
  return {
    url: origin,
    /** Is silent again, until `answer`. @returns a promise that resolves with the next request of the resource. */
    nextRequest: (resource: string) => {
      ;({ promise: silence, resolve: end } = withResolvers())
      return new Promise<void>((resolve) => {
        const check = ({ url }: IncomingMessage) => {
          if (!url?.includes(`/api/${resource}`)) return
          server.off('request', check)
          resolve()
        }
        server.on('request', check)
      })
    },
    /** Ends the silence of a silent backend. */
    answer: () => end(),
    stop: () => closeServer(server),
  }
}

export type FaultyBackend = Awaited<ReturnType<typeof startFaultyBackend>>
