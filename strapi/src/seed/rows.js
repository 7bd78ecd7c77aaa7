'use strict'

const PRODUCT = 'api::product.product'
const CATEGORY = 'api::category.category'
const ARTICLE = 'api::article.article'
const SERVICE = 'api::blog-post.blog-post'

const TYPES = [PRODUCT, CATEGORY, ARTICLE, SERVICE]

function lookUp(map, key, what) {
  if (!key) return null
  if (!map.has(key)) throw new Error(`unknown ${what} "${key}"`)
  return map.get(key)
}

/** Creates rows one after the other, so that ids and dates follow the file; an error names the row it came from. */
async function createEach(rows, label, create) {
  const created = []
  for (const row of rows) {
    try {
      created.push(await create(row))
    } catch (error) {
      const details = (error.details?.errors ?? []).map(
        ({ path, message }) => `${path.join('.')}: ${message}`,
      )
      throw new Error(`${label} "${row.slug ?? row.name}": ${details.join('; ') || error.message}`, {
        cause: error,
      })
    }
  }
  return created
}

/** Creates and publishes every row of the content. `pictures` maps a picture's name to its id. Runs in the caller's transaction. */
async function createRows(strapi, content, pictures) {
  const publish = (uid, data) => strapi.documents(uid).create({ data, status: 'published' })

  const categories = await createEach(content.categories, 'category', ({ name }) =>
    publish(CATEGORY, { name }),
  )
  const categoryIds = new Map(categories.map(({ name, documentId }) => [name, documentId]))

  await createEach(content.products, 'product', ({ picture, categories: names = [], ...product }) =>
    publish(PRODUCT, {
      ...product,
      image: lookUp(pictures, picture, 'picture'),
      categories: names.map((name) => lookUp(categoryIds, name, 'category')),
    }),
  )

  await createEach(content.articles, 'article', async ({ cover, ...article }) => {
    const { id } = await publish(ARTICLE, { ...article, cover: lookUp(pictures, cover, 'picture') })
    // The site lists news by publication: without this they would all bear the moment of the seed.
    if (article.date) {
      const publishedAt = new Date(`${article.date}T08:00:00Z`)
      await strapi.db.query(ARTICLE).update({ where: { id }, data: { publishedAt } })
    }
  })

  await createEach(content.services, 'service', ({ picture, ...service }) =>
    publish(SERVICE, { ...service, image: lookUp(pictures, picture, 'picture') }),
  )
}

module.exports = { createRows, TYPES }
