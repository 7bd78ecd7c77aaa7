'use strict'

const slugify = require('@sindresorhus/slugify')

/** The built site's own files and folders. */
const RESERVED = new Set(['index', '404', 'liste', 'data', 'assets'])

const MAX_LENGTH = 100

/** Strapi refuses a longer title, but only after this; slugify's time grows with the square of the length. */
const LONGEST_TITLE = 255

/** As Strapi's own field, and neither `..` nor `_headers`. */
const PATTERN = /^[a-z\d][\w.~-]*$/i

/** `lys.html` would be the address of the file of `lys`. */
const FILE_ENDING = /\.(?:html|br|gz)$/i

/** @param {unknown} slug @returns {slug is string} */
const isUsable = (slug) =>
  typeof slug === 'string' &&
  slug.length <= MAX_LENGTH &&
  PATTERN.test(slug) &&
  !FILE_ENDING.test(slug) &&
  !RESERVED.has(slug.toLowerCase())

/** @param {string} slug @param {number} length */
const shorten = (slug, length) =>
  slug.length > length
    ? slug
        .slice(0, length + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, length)
    : slug

/** @param {string} text @param {slugify.Options} [options] of the field, as in the schema */
const toSlug = (text, options) => shorten(slugify(text.slice(0, LONGEST_TITLE), options), MAX_LENGTH)

/** "lys-9", "lys-9-2", "lys-9-3" and so on. @param {string} slug */
function* candidates(slug) {
  if (isUsable(slug)) yield slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    yield `${shorten(slug, MAX_LENGTH - suffix.length)}${suffix}`
  }
}

module.exports = { isUsable, toSlug, candidates }
