import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import {
  allowedMethods,
  fileHeaders,
  immutableFolders,
  type Header,
} from '../../src/prerender/hosting/headers.ts'
import { closeServer, listen } from '../shared/processes.ts'
import { decodedPath } from '../../src/prerender/hosting/redirects.ts'
import { UNSERVED_FILES } from '../../src/prerender/hosting/staticHost.ts'

type Rule = { prefix: string; headers: Header[] }

const readRules = (folder: string): Rule[] => {
  const file = join(folder, UNSERVED_FILES.headers)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split(/\n(?=\S)/)
    .map((block) => block.trim().split('\n'))
    .map(([path = '', ...lines]) => ({
      prefix: path.replace(/\*$/, ''),
      headers: lines.map((line) => {
        const [name = '', ...value] = line.trim().split(': ')
        return { name, value: value.join(': ') }
      }),
    }))
}

/** A file of a page gets as few as from nginx: over HTTP/1.1 each would repeat more than a kilobyte. */
const applyRules = (rules: Rule[], path: string, response: ServerResponse) => {
  const headers = rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap((rule) => rule.headers)
  const isFile = immutableFolders.some((folder) => path.startsWith(folder))
  for (const { name, value } of isFile ? fileHeaders(headers) : headers) response.setHeader(name, value)
}

const readRedirects = (folder: string): Map<string, { to: string; status: number }> => {
  const file = join(folder, UNSERVED_FILES.redirects)
  if (!existsSync(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status = '301'] = line.split(' ')
      return [decodedPath(from), { to, status: Number(status) }]
    }),
  )
}

/** Sirv leaves them encoded, unlike other servers: “Bûches & granulés” would have no page. */
const plainInPath = /%(?:24|26|2b|2c|3a|3b|3d|40)/gi

const unserved = new Set(Object.values(UNSERVED_FILES).map((file) => `/${file}`))

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const readBuild = (folder: string): Handler => {
  const rules = readRules(folder)
  const redirects = readRedirects(folder)
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => applyRules(rules, path, response),
  })
  const notFound = join(folder, '404.html')
  const notFoundPage = existsSync(notFound) ? readFileSync(notFound) : null
  const answerWithoutFile = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    const redirect = redirects.get(decodedPath(path))
    if (redirect) {
      response.writeHead(redirect.status, { Location: [redirect.to, ...query].join('?') }).end()
      return
    }
    response.statusCode = 404
    if (!notFoundPage || !request.headers.accept?.includes('text/html')) {
      response.end('Not found')
      return
    }
    applyRules(rules, '/404', response)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(notFoundPage)
  }
  return (request, response) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?')
    request.url = [path.replace(plainInPath, decodeURIComponent), ...query].join('?')
    if (unserved.has(decodedPath(path))) answerWithoutFile(request, response)
    else files(request, response, () => answerWithoutFile(request, response))
  }
}

// Changes when a build replaces the folder; null for the instant in which there is none.
const identify = (folder: string): string | null => {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.ino} ${stats.ctimeMs}` : null
}

/**
 * As a static host does, but with the few headers that nginx sends with files. When a build replaces the folder, it serves
 * the new one. On this machine only, by default at a port that is free.
 */
export const serveFolder = async (folder: string, port?: number) => {
  let served = identify(folder)
  let answer = readBuild(folder)
  const server = createServer((request, response) => {
    if (!allowedMethods.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: allowedMethods.join(', ') }).end('Method not allowed')
      return
    }
    // Files are sent whole: sirv reads most ranges wrong, and throws on some.
    delete request.headers.range
    const current = identify(folder)
    if (current !== null && current !== served) {
      answer = readBuild(folder)
      served = current
    }
    answer(request, response)
  })
  return { ...(await listen(server, port)), stop: () => closeServer(server) }
}
