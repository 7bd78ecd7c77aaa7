import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

type Context = { state: { auth?: { credentials?: object } }; query: { status?: string } }
type Middleware = () => (context: Context, next: () => void) => void

const require = createRequire(import.meta.url)
const publishedOnly: Middleware = require('../strapi/src/middlewares/published-only.js')

/** The `status` that Strapi uses for a request with this one. */
const statusOf = (status: string | undefined, auth?: Context['state']['auth']) => {
  const context: Context = { state: { auth }, query: { status } }
  let isPassedOn = false
  publishedOnly()(context, () => {
    isPassedOn = true
  })
  expect(isPassedOn).toBe(true)
  return context.query.status
}

describe('drafts', () => {
  it('are never sent to visitors, whatever status they request', () => {
    expect(['draft', 'published', undefined].map((status) => statusOf(status))).toEqual(
      Array<string>(3).fill('published'),
    )
    expect(statusOf('draft', {})).toBe('published')
  })

  it('are sent to an API token that requests them', () => {
    expect(statusOf('draft', { credentials: {} })).toBe('draft')
  })

  const API = 'strapi/src/api'
  const typesWithDrafts = readdirSync(API).filter((type) => {
    const schema = `${API}/${type}/content-types/${type}/schema.json`
    return existsSync(schema) && JSON.parse(readFileSync(schema, 'utf8')).options?.draftAndPublish === true
  })

  it('are enabled for articles and products', () =>
    expect(typesWithDrafts).toEqual(expect.arrayContaining(['article', 'product'])))

  it.each(typesWithDrafts)('are left out of the list and the single entries of %s', (type) => {
    const routes = readFileSync(`${API}/${type}/routes/${type}.js`, 'utf8')
    expect(routes).toContain("readable = { middlewares: ['global::published-only'] }")
    expect(routes).toContain('config: { find: readable, findOne: readable }')
  })
})

it('a forged X-Forwarded-For does not hide the address that the proxy saw', () => {
  const Koa = require('../strapi/node_modules/koa')
  const readSettings = require('../strapi/config/server.js')
  const env = Object.assign((_name: string, fallback: unknown) => fallback, {
    int: (_name: string, fallback: number) => fallback,
    bool: () => true,
    array: () => [],
  })
  const { proxy } = readSettings({ env })
  const app = Object.assign(new Koa(), { proxy: proxy.koa, maxIpsCount: proxy.maxIpsCount })
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  expect(app.createContext({ headers, socket: {} }, {}).ip).toBe('203.0.113.9')
})
