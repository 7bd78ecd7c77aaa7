'use strict'

const fs = require('node:fs')
const path = require('node:path')
const { errorMessage } = require('../values/error-message')

/** @typedef {{ slug: string, title: string, picture?: string, gallery?: string[], manual?: string, categories?: string[] }} ProductRow */
/** @typedef {{ slug: string, title: string, cover?: string, date?: string, aid_until?: string, before?: string, after?: string, product?: string, service?: string }} ArticleRow */
/** @typedef {{ slug: string, title: string, picture?: string }} ServiceRow */
/** @typedef {{ name: string }} CategoryRow */
/** @typedef {{ hourly_rate: string, services: { name: string, price: string }[] }} Tariff */

/**
 * `name` is such as "products/wood-cast" of a picture, "notice-ondea-8" of a document.
 * @typedef {{ name: string, file: string, mimetype: string, alternativeText?: string }} SeedFile
 */

/**
 * @typedef {object} Content
 * @property {CategoryRow[]} categories
 * @property {ProductRow[]} products
 * @property {ArticleRow[]} articles
 * @property {ServiceRow[]} services
 * @property {Tariff} tariff
 * @property {SeedFile[]} files each once
 */

const root = path.join(__dirname, '..', '..')

/** @param {string} directory @param {string} name */
function readJson(directory, name) {
  const file = path.join(directory, 'content', `${name}.json`)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${errorMessage(error)}`, { cause: error })
  }
}

/**
 * @param {string} directory
 * @param {(Pick<ProductRow, 'slug'> & Partial<ProductRow & ArticleRow>)[]} rows
 * @returns {SeedFile[]}
 */
function readFiles(directory, rows) {
  /** @type {Record<string, string>} */
  const alternatives = readJson(directory, 'pictures')
  /** @type {Map<string, SeedFile>} */
  const files = new Map()
  /** @param {string} slug @param {SeedFile} file */
  const add = (slug, file) => {
    if (!fs.existsSync(file.file)) throw new Error(`"${slug}" uses the file ${file.file}, which is missing`)
    files.set(file.name, file)
  }
  for (const { slug, picture, cover, before, after, gallery = [], manual } of rows) {
    for (const name of [picture ?? cover, before, after, ...gallery]) {
      if (!name) continue
      const file = path.join(directory, 'pictures', `${name}.jpg`)
      add(slug, { name, file, mimetype: 'image/jpeg', alternativeText: alternatives[name] ?? '' })
    }
    if (!manual) continue
    const file = path.join(directory, 'documents', `${manual}.pdf`)
    add(slug, { name: manual, file, mimetype: 'application/pdf' })
  }
  return [...files.values()]
}

/**
 * @returns {Content}
 * @throws {Error} when a file is missing or is not JSON.
 */
function readContent() {
  const directory = path.resolve(root, process.env.SEED_DIR || 'seed')
  /** @type {CategoryRow[]} */
  const categories = readJson(directory, 'categories')
  /** @type {ProductRow[]} */
  const products = readJson(directory, 'products')
  /** @type {ArticleRow[]} */
  const articles = readJson(directory, 'articles')
  /** @type {ServiceRow[]} */
  const services = readJson(directory, 'services')
  /** @type {Tariff} */
  const tariff = readJson(directory, 'tariff')
  const files = readFiles(directory, [...products, ...articles, ...services])
  return { categories, products, articles, services, tariff, files }
}

module.exports = { readContent }
