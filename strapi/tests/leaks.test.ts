// What visitors get who look for drafts, authors and accounts. `strapi/docs/content-rules.md` explains the tables.
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadPicture } from './lib/pictures'
import { call, editor, read, visit, type Entry } from './lib/server'

/** In every text that visitors must not see. */
const SECRET = 'Confidentiel'
const OWN = 'leaks.test'

/** A refusal has no data. */
type List = { data: Entry[] | null; meta?: { pagination: { total: number } } }

let draft: Entry
let changed: Entry

beforeAll(async () => {
  const image = await uploadPicture()
  const category = await editor.save('categories', { name: 'Essai des fuites' })
  const common = { subtitle: OWN, image, categories: { connect: [{ documentId: category.documentId }] } }
  await editor.publish('products', { ...common, title: 'Inchangé' })
  changed = await editor.publish('products', { ...common, title: 'Corrigé' })
  await editor.save('products', { ...common, title: `${SECRET} corrigé` }, changed.documentId)
  draft = await editor.save('products', { ...common, title: `${SECRET} brouillon` })
})

const ALL = ['Corrigé', 'Inchangé']
const NONE: string[] = []
const REFUSED = 400

/** What was added to a request of published products, and the titles that came back, or the status of the refusal. */
const queries: [query: string, answer: string[] | number][] = [
  ['', ALL],
  // Other publication states.
  ['status=draft', ALL],
  ['status[]=draft', ALL],
  ['status=published&status=draft', ALL],
  ['publicationState=preview', ALL],
  ['publicationFilter=modified', ALL],
  ['publicationFilter=unmodified', ALL],
  ['publicationFilter=never-published', ALL],
  ['hasPublishedVersion=false', ALL],
  ['hasPublishedVersion=true', ALL],
  ['filters[publishedAt][$null]=true', NONE],
  ['filters[$or][0][publishedAt][$null]=true', NONE],
  ['fields[0]=publishedAt&fields[1]=title&filters[publishedAt][$null]=true', NONE],
  // Words of a draft, to learn them from the number of results.
  [`filters[title][$contains]=${SECRET}`, NONE],
  [`filters[$or][0][title][$contains]=${SECRET}`, NONE],
  [`filters[$not][title][$contains]=${SECRET}`, ALL],
  [`_q=${SECRET}`, NONE],
  // From an entry to others, through its picture, category or versions.
  ['populate=*', ALL],
  ['populate=deep', REFUSED],
  ['populate[image][populate]=*', ALL],
  ['populate[image][populate]=related', REFUSED],
  ['populate[image][populate][related][populate]=*', REFUSED],
  ['populate[image][populate][related][filters][publishedAt][$null]=true', REFUSED],
  ['populate[image][filters][related][title][$contains]=a', REFUSED],
  ['populate[image][sort]=related.title', REFUSED],
  ['populate[image][populate]=folder', REFUSED],
  ['populate[image][fields]=folderPath', REFUSED],
  ['populate[categories][populate]=*', ALL],
  ['populate[categories][status]=draft', REFUSED],
  ['populate[categories][populate][products][status]=draft', REFUSED],
  ['populate[localizations][status]=draft', REFUSED],
  ['populate=localizations', REFUSED],
  [`filters[image][related][title][$contains]=${SECRET}`, REFUSED],
  ['filters[image][related][publishedAt][$null]=true', REFUSED],
  ['filters[image][folderPath][$startsWith]=/', REFUSED],
  ['filters[localizations][publishedAt][$null]=true', REFUSED],
  ['sort=image.related.title', REFUSED],
  ['sort=localizations.title', REFUSED],
  // Who wrote it.
  ['populate=createdBy', REFUSED],
  ['populate[createdBy][populate]=*', REFUSED],
  ['populate[updatedBy]=*', REFUSED],
  ['populate[categories][populate]=createdBy', REFUSED],
  ['fields[0]=createdBy', REFUSED],
  ['fields[0]=created_by_id', REFUSED],
  ['filters[createdBy][email][$startsWith]=a', REFUSED],
  ['filters[createdBy][password][$startsWith]=$2', REFUSED],
  ['filters[updatedBy][id]=1', REFUSED],
  ['filters[image][createdBy][email][$startsWith]=a', REFUSED],
  ['filters[categories][createdBy][email][$startsWith]=a', REFUSED],
  ['sort=createdBy.password', REFUSED],
  ['sort=image.createdBy.email', REFUSED],
  ['sort=categories.createdBy.email', REFUSED],
  // Another form than a parameter has.
  ['_q[$contains]=a', REFUSED],
  ['_q[]=a', REFUSED],
  ['fields=', REFUSED],
  ['filters[$or]=a', REFUSED],
  ['filters[$not]=a', REFUSED],
  ['filters[$and][]=a', REFUSED],
  ['filters[title][$or]=a', REFUSED],
  ['filters[title][$between]=a', REFUSED],
  ['filters[power_kw][$gt]=a', REFUSED],
  // The parameters of Strapi's own database layer.
  ['where[publishedAt][$null]=true', ALL],
  ['select=created_by_id', ALL],
  ['lookup[publishedAt][$null]=true', REFUSED],
]

const mine = `filters[$and][0][subtitle][$eq]=${OWN}`

/** Objects of a draft in a response: a published entry has a date of publication, its draft has null. */
const draftsIn = (value: unknown): object[] => {
  if (typeof value !== 'object' || value === null) return []
  const isDraft = 'publishedAt' in value && value.publishedAt === null
  return [...(isDraft ? [value] : []), ...Object.values(value).flatMap(draftsIn)]
}

describe('a list of products', () => {
  it.each(queries)('requested with “%s”', async (query, answer) => {
    const { status, body } = await visit<List>(`/api/products?sort=title&${mine}&${query}`)
    const titles = body.data?.map(({ title }) => title)
    expect(titles ?? status).toEqual(answer)
    expect(body.meta?.pagination.total).toBe(titles?.length)
    expect(draftsIn(body)).toEqual([])
    expect(JSON.stringify(body)).not.toContain(SECRET)
    expect(JSON.stringify(body)).not.toMatch(/"(related|createdBy|updatedBy|password|email)":/)
  })

  it('shows drafts to an API token that requests them', async () => {
    const { body } = await read<List>(`/api/products?${mine}&status=draft`)
    expect(body.data?.map(({ title }) => title)).toContain(`${SECRET} brouillon`)
  })
})

it('has no single product for the ids of a draft', async () => {
  for (const id of [draft.documentId, draft.id, `${draft.documentId}?status=draft`]) {
    expect((await visit(`/api/products/${id}`)).status, String(id)).toBe(404)
  }
  for (const query of ['status=draft', 'status[]=draft', 'publicationFilter=never-published']) {
    const { body } = await visit<{ data: Entry }>(`/api/products/${changed.documentId}?${query}`)
    expect(body.data.title, query).toBe('Corrigé')
  }
})

describe('every type with drafts', () => {
  const states = ['status=draft', 'publicationFilter=never-published', 'filters[publishedAt][$null]=true']

  it.each(['products', 'articles', 'blog-posts'] as const)(
    'leaves out the drafts of %s',
    async (collection) => {
      await editor.save(collection, { title: `${SECRET} ${collection}` })
      for (const query of states) {
        const { status, body } = await visit<List>(
          `/api/${collection}?populate=*&${query}&pagination[pageSize]=100`,
        )
        expect(status, query).toBe(200)
        expect(draftsIn(body), query).toEqual([])
        expect(JSON.stringify(body), query).not.toContain(SECRET)
      }
    },
  )
})

/** Addresses beside the content, and the status that a visitor gets. */
const routes: [method: string, path: string, status: number][] = [
  ['GET', '/api/upload/files', 403],
  ['GET', '/api/upload/files/1', 403],
  ['POST', '/api/upload', 403],
  ['GET', '/uploads/', 404],
  ['GET', '/upload/files', 401],
  ['GET', '/api/users', 403],
  ['GET', '/api/users/me', 403],
  ['GET', '/api/users-permissions/roles', 403],
  ['GET', '/api/users-permissions/permissions', 403],
  ['POST', '/api/auth/local/register', 400],
  ['GET', '/api/connect/google', 400],
  ['GET', '/api/content-type-builder/content-types', 403],
  ['GET', '/api/i18n/locales', 403],
  ['GET', '/admin/users', 401],
  ['GET', '/admin/api-tokens', 401],
  ['GET', '/admin/webhooks', 401],
  ['POST', '/admin/register-admin', 400],
  ['GET', '/content-manager/content-types', 401],
  ['GET', '/content-manager/collection-types/api::product.product', 401],
  ['POST', '/api/products', 403],
  ['POST', '/api/categories', 403],
]

it.each(routes)('%s %s responds %i', async (method, path, status) => {
  const body =
    method === 'POST'
      ? { email: 'a@example.com', username: 'a', password: 'Essai-2026', data: {} }
      : undefined
  expect((await call(path, { method, body })).status).toBe(status)
})
