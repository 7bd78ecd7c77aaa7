'use strict'

const fs = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..', '..')

function readJson(directory, name) {
  const file = path.join(directory, 'content', `${name}.json`)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error })
  }
}

function pictureFile(directory, name, alternatives, usedBy) {
  const file = path.join(directory, 'pictures', `${name}.jpg`)
  if (!fs.existsSync(file)) throw new Error(`"${usedBy}" wants the picture ${file}, which is missing`)
  return { name, file, alternativeText: alternatives[name] ?? '' }
}

/**
 * Reads the seed's folder. Returns `{ categories, products, articles, services, pictures }`: the rows as they stand in
 * the files, and the pictures that some row uses as `{ name, file, alternativeText }`, each once.
 */
function readContent(directory = path.resolve(root, process.env.SEED_DIR || 'seed')) {
  const [categories, products, articles, services, alternatives] = [
    'categories',
    'products',
    'articles',
    'services',
    'pictures',
  ].map((name) => readJson(directory, name))

  const pictures = new Map()
  for (const { slug, picture, cover } of [...products, ...articles, ...services]) {
    const name = picture ?? cover
    if (name && !pictures.has(name)) pictures.set(name, pictureFile(directory, name, alternatives, slug))
  }

  return { categories, products, articles, services, pictures: [...pictures.values()] }
}

module.exports = { readContent }
