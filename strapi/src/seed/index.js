'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Content } from './content' */

const { readContent } = require('./content')
const { errorMessage } = require('../values/error-message')
const { uploadFiles, deleteOrphanFiles } = require('./files')
const { createRows, TYPES } = require('./rows')

/** @param {string} message */
const log = (message) => console.log(`Seed: ${message}`)

/** @param {Core.Strapi} strapi */
const marker = (strapi) => strapi.store({ type: 'core', name: 'seed', key: 'loaded' })

/** @param {Core.Strapi} strapi */
async function hasContent(strapi) {
  const counts = await Promise.all(TYPES.map((uid) => strapi.db.query(uid).count()))
  return counts.some((count) => count > 0)
}

/** @param {Core.Strapi} strapi @param {Content} content */
async function load(strapi, content) {
  await strapi.db.transaction(async () => {
    log(`${content.files.length} files…`)
    const files = await uploadFiles(strapi, content.files)
    const { categories, products, articles, services } = content
    log(
      `${categories.length} categories, ${products.length} products, ${articles.length} articles, ${services.length} services…`,
    )
    await createRows(strapi, content, files)
    await marker(strapi).set({ value: { at: new Date().toISOString() } })
  })
}

/** @param {Core.Strapi} strapi */
async function loadOrCleanUp(strapi) {
  const content = readContent()
  // A killed start was rolled back, but its files were not.
  await deleteOrphanFiles(strapi, content.files)
  try {
    await load(strapi, content)
  } catch (error) {
    await deleteOrphanFiles(strapi, content.files)
    throw error
  }
}

/**
 * All of it or nothing, once.
 * @param {Core.Strapi} strapi
 * @throws {Error} when the content is invalid; the message names the row or the file.
 */
async function seed(strapi) {
  if (process.env.SEED === 'off' || (await marker(strapi).get())) return
  if (await hasContent(strapi)) {
    log('skipped, the database already has content')
    return
  }

  const started = Date.now()
  try {
    await loadOrCleanUp(strapi)
  } catch (error) {
    throw new Error(`Seed failed, nothing was loaded: ${errorMessage(error)}`, { cause: error })
  }
  log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

module.exports = { seed }
