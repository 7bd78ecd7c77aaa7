import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'

type Context = { state: { auth?: { credentials?: object } }; query: { status?: string } }
type Middleware = () => (context: Context, next: () => void) => void

const publishedOnly: Middleware = createRequire(import.meta.url)(
  '../strapi/src/middlewares/published-only.js',
)

/** What a call with this `status` is answered by. */
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
  it('are not given to a visitor, whatever is asked', () => {
    expect(['draft', 'published', undefined].map((status) => statusOf(status))).toEqual(
      Array<string>(3).fill('published'),
    )
    expect(statusOf('draft', {})).toBe('published')
  })

  it('are given to a token of the administration that asks for them', () => {
    expect(statusOf('draft', { credentials: {} })).toBe('draft')
  })

  const API = 'strapi/src/api'
  const drafted = readdirSync(API).filter((type) => {
    const schema = `${API}/${type}/content-types/${type}/schema.json`
    return existsSync(schema) && JSON.parse(readFileSync(schema, 'utf8')).options?.draftAndPublish === true
  })

  it('exist of some types', () => expect(drafted).toEqual(expect.arrayContaining(['article', 'product'])))

  it.each(drafted)('are kept back from the list and the entries of %s', (type) => {
    const routes = readFileSync(`${API}/${type}/routes/${type}.js`, 'utf8')
    expect(routes).toContain("readable = { middlewares: ['global::published-only'] }")
    expect(routes).toContain('config: { find: readable, findOne: readable }')
  })
})
