import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { article, label, media, optionalLabel, product, service } from '../../testing/contentSchemas'
import { checkProperty, hostileEntry, hostileFields, hostileJson } from '../../testing/properties'
import { paths, serviceHref } from '../../site/paths'
import { CmsError } from '../CmsError'
import { articleFields, categoryFields, partnerFields, productFields, serviceFields } from './wire/fieldNames'
import { toMedia } from './normalisers/media'
import { readEntry, readList } from './requests/strapi'
import { toArticle } from './normalisers/toArticle'
import { toPartner } from './normalisers/toPartner'
import { toCategory, toProduct } from './normalisers/toProduct'
import { toService } from './normalisers/toService'

// Whatever a backend sends, the normalisers return a value of their type.

/** What the site reads of an entry, sent flat or wrapped in `attributes`, as JSON. */
const asSent = (entry: object) =>
  [{ data: [entry] }, { data: [{ id: 7, attributes: entry }] }].flatMap((answer) => {
    const sent: unknown = JSON.parse(JSON.stringify(answer))
    return readList(sent).entries
  })

const problemsOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues

/** The path that a browser requests: `..` in it would lead to another page. */
const requested = (path: string) => new URL(path, 'https://site.test').pathname

const partner = v.looseObject({ name: label, logo: media, href: optionalLabel })

// A text nested too deep is logged, and so is what is left out.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('an entry with any value in any field', () => {
  it('is a product', () => {
    checkProperty(
      fc.property(hostileEntry(productFields), (entry) => {
        for (const read of asSent(entry).map(toProduct)) {
          expect(problemsOf(product, read)).toBeUndefined()
          expect(requested(paths.product(read.slug))).toBe(paths.product(read.slug))
        }
      }),
    )
  })

  it('is an article', () => {
    checkProperty(
      fc.property(hostileEntry(articleFields), (entry) => {
        for (const read of asSent(entry).map(toArticle)) {
          expect(problemsOf(article, read)).toBeUndefined()
          expect(requested(paths.article(read.slug))).toBe(paths.article(read.slug))
        }
      }),
    )
  })

  it('is a service', () => {
    checkProperty(
      fc.property(hostileEntry(serviceFields), (entry) => {
        for (const read of asSent(entry).map(toService)) {
          expect(problemsOf(service, read)).toBeUndefined()
          // Strapi gives every entry an id; the title is the last resort for other backends.
          fc.pre(read.slug !== '' || read.id !== '')
          expect(requested(serviceHref(read))).toBe(serviceHref(read))
        }
      }),
    )
  })

  it('is a category with a name, or none', () => {
    checkProperty(
      fc.property(hostileEntry(categoryFields), (entry) => {
        for (const read of asSent(entry).map(toCategory)) expect(read?.name).not.toBe('')
      }),
    )
  })

  it('is a partner with a logo, or none', () => {
    checkProperty(
      fc.property(hostileEntry(partnerFields), (entry) => {
        for (const read of asSent(entry).map(toPartner)) {
          expect(problemsOf(v.nullable(partner), read)).toBeUndefined()
        }
      }),
    )
  })
})

it('any value is a picture, or none', () => {
  const names = ['url', 'alternativeText', 'caption', 'mime', 'width', 'height', 'formats']
  checkProperty(
    fc.property(fc.oneof(hostileFields(names), hostileJson), (value) => {
      expect(problemsOf(v.nullable(media), toMedia(value))).toBeUndefined()
    }),
  )
})

it('any answer is a list of entries, or refused as unreadable', () => {
  const answers = fc.oneof(
    hostileJson,
    fc.record({ data: fc.array(hostileJson), meta: hostileJson }),
    fc.record({
      data: fc.array(hostileJson),
      meta: fc.record({ pagination: hostileFields(['page', 'pageSize', 'pageCount', 'total']) }),
    }),
  )
  const read = (answer: unknown) => {
    try {
      return readList(answer)
    } catch (error) {
      if (error instanceof CmsError) return { entries: [], pageCount: 0, total: 0 }
      throw error
    }
  }
  checkProperty(
    fc.property(answers, (answer) => {
      const list = read(answer)
      expect(list.entries.every((entry) => typeof entry === 'object')).toBe(true)
      for (const count of [list.pageCount, list.total])
        expect(Number.isInteger(count) && count >= 0).toBe(true)
    }),
  )
})

it('any answer is one entry, or none', () => {
  checkProperty(
    fc.property(fc.oneof(hostileJson, fc.record({ data: hostileJson })), (answer) => {
      const entry = readEntry(answer)
      expect(entry === null || typeof entry === 'object').toBe(true)
    }),
  )
})
