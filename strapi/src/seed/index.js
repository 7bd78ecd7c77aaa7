'use strict'

const { readContent } = require('./content')
const { uploadPictures, removeStrayPictures } = require('./pictures')
const { createRows, TYPES } = require('./rows')

const log = (message) => console.log(`Seed: ${message}`)

const marker = (strapi) => strapi.store({ type: 'core', name: 'seed', key: 'loaded' })

async function hasContent(strapi) {
  const counts = await Promise.all(TYPES.map((uid) => strapi.db.query(uid).count()))
  return counts.some((count) => count > 0)
}

async function load(strapi, content) {
  await strapi.db.transaction(async () => {
    log(`${content.pictures.length} pictures…`)
    const pictures = await uploadPictures(strapi, content)
    const { categories, products, articles, services } = content
    log(
      `${categories.length} categories, ${products.length} products, ${articles.length} articles, ${services.length} services…`,
    )
    await createRows(strapi, content, pictures)
    await marker(strapi).set({ value: { at: new Date().toISOString() } })
  })
}

/**
 * Loads `seed/` (or SEED_DIR) into an empty database, once: all of it or nothing.
 * SEED=off skips it. Throws, naming the row or the file, when something in the content is wrong.
 */
async function seed(strapi) {
  if (process.env.SEED === 'off' || (await marker(strapi).get())) return
  if (await hasContent(strapi)) return log('skipped, the database already has content')

  const started = Date.now()
  try {
    const content = readContent()
    // A start killed half-way left files that no row knows: the database rolled back, the disk did not.
    await removeStrayPictures(strapi, content)
    try {
      await load(strapi, content)
    } catch (error) {
      await removeStrayPictures(strapi, content)
      throw error
    }
  } catch (error) {
    throw new Error(`Seed failed, nothing was loaded: ${error.message}`, { cause: error })
  }
  log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

module.exports = { seed }
