'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Content } from './content' */

const { errors } = require('@strapi/utils')
const { errorMessage } = require('../values/error-message')

const PRODUCT = 'api::product.product'
const CATEGORY = 'api::category.category'
const ARTICLE = 'api::article.article'
const SERVICE = 'api::blog-post.blog-post'
const TARIFF = 'api::tariff.tariff'

/** @type {(typeof PRODUCT | typeof CATEGORY | typeof ARTICLE | typeof SERVICE)[]} */
const TYPES = [PRODUCT, CATEGORY, ARTICLE, SERVICE]

/**
 * @template Id
 * @param {Map<string, Id>} ids
 * @param {string | undefined} key
 * @param {string} kind for the error message: what the key refers to
 */
function lookUp(ids, key, kind) {
  if (!key) return null
  const id = ids.get(key)
  if (id === undefined) throw new Error(`unknown ${kind} "${key}"`)
  return id
}

/** @param {unknown} error */
function validationMessage(error) {
  if (!(error instanceof errors.ValidationError)) return errorMessage(error)
  /** @type {{ errors?: { path: string[], message: string }[] }} */
  const { errors: found = [] } = error.details
  if (found.length === 0) return error.message
  return found.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

/**
 * Ids and dates follow the order of the file.
 * @template {{ slug?: string, name?: string, hourly_rate?: string }} Row
 * @template Created
 * @param {Row[]} rows
 * @param {string} label
 * @param {(row: Row) => Promise<Created>} create
 */
async function createEach(rows, label, create) {
  /** @type {Created[]} */
  const created = []
  for (const row of rows) {
    try {
      created.push(await create(row))
    } catch (error) {
      throw new Error(`${label} "${row.slug ?? row.name}": ${validationMessage(error)}`, { cause: error })
    }
  }
  return created
}

/**
 * @param {Core.Strapi} strapi
 * @param {Content} content
 * @param {Map<string, number>} files ids by name
 */
async function createRows(strapi, content, files) {
  /** @param {(typeof TYPES)[number]} uid @param {Record<string, unknown>} data */
  const publish = (uid, data) => strapi.documents(uid).create({ data, status: 'published' })

  const categories = await createEach(content.categories, 'category', ({ name }) =>
    publish(CATEGORY, { name }),
  )
  const categoryIds = new Map(categories.map(({ name, documentId }) => [name, documentId]))

  const products = await createEach(
    content.products.toReversed(),
    'product',
    ({ picture, gallery = [], manual, categories: names = [], ...product }) =>
      publish(PRODUCT, {
        ...product,
        image: lookUp(files, picture, 'picture'),
        gallery: gallery.map((name) => lookUp(files, name, 'picture')),
        manual: lookUp(files, manual, 'document'),
        categories: names.map((name) => lookUp(categoryIds, name, 'category')),
      }),
  )

  const services = await createEach(content.services, 'service', ({ picture, ...service }) =>
    publish(SERVICE, { ...service, image: lookUp(files, picture, 'picture') }),
  )

  const productIds = new Map(products.map(({ slug, documentId }) => [String(slug), documentId]))
  const serviceIds = new Map(services.map(({ slug, documentId }) => [String(slug), documentId]))

  await createEach(content.articles, 'article', ({ cover, before, after, product, service, ...article }) =>
    publish(ARTICLE, {
      ...article,
      cover: lookUp(files, cover, 'picture'),
      before: lookUp(files, before, 'picture'),
      after: lookUp(files, after, 'picture'),
      product: lookUp(productIds, product, 'product'),
      service: lookUp(serviceIds, service, 'service'),
      // Otherwise all would have the time of the seed.
      first_published_at: article.date ? new Date(`${article.date}T08:00:00Z`) : null,
    }),
  )

  await createEach([content.tariff], 'tariff', (tariff) => strapi.documents(TARIFF).create({ data: tariff }))
}

module.exports = { createRows, TYPES }
