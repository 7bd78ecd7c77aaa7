// What the companion backend answers to anonymous callers who look for drafts.
import { api, expect, test } from './test'

/** Every object in a JSON value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** A published entry has a date of publication; its draft has `null`. */
const isDraft = (entry: object) => 'publishedAt' in entry && entry.publishedAt === null

const collections = ['products', 'articles', 'blog-posts', 'categories']

const queries = [
  'status=draft',
  'publicationState=preview',
  'populate=*',
  'populate=deep',
  'populate[image][populate]=*',
  'populate[image][populate]=related',
  'populate[image][populate][related][populate]=*',
  'populate[image][populate][related][filters][publishedAt][$null]=true',
  'populate[cover][populate]=*',
  'populate[cover][populate]=related',
  'populate[category][populate]=*',
  'populate[categories][populate]=*',
  'populate[categories][populate][products][status]=draft',
  'populate[localizations][status]=draft',
  'populate[createdBy][populate]=*',
  'populate[updatedBy][populate]=*',
  'fields[0]=publishedAt&filters[publishedAt][$null]=true',
  'filters[image][related][publishedAt][$null]=true&populate[image][populate]=related',
  'sort=image.related.publishedAt&populate[image][populate]=related',
]

for (const collection of collections) {
  test(`no answer to a call of /${collection} holds a draft`, async ({ request }) => {
    for (const query of queries) {
      const response = await request.get(`${api}/${collection}?${query}&pagination[pageSize]=100`)
      expect([200, 400], query).toContain(response.status())
      const objects = objectsIn(await response.json())
      expect(objects.filter(isDraft), query).toEqual([])
      expect(
        objects.filter((entry) => 'related' in entry || 'createdBy' in entry),
        query,
      ).toEqual([])
    }
  })
}
