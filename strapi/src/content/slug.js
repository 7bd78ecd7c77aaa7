'use strict'

const slugify = require('@sindresorhus/slugify')

/** Names that the built site gives to its own files and folders. */
const RESERVED = new Set(['index', '404', 'liste', 'data', 'assets'])

const MAX_LENGTH = 100

/** What Strapi's own field accepts, and the first character is a letter or a digit: neither `..` nor `_headers`. */
const PATTERN = /^[a-z\d][\w.~-]*$/i

/** Of the files of a page: `lys.html` would be the address of the file of `lys`. */
const FILE_ENDING = /\.(?:html|br|gz)$/i

/**
 * Whether a page can have this name at the end of its address.
 * @param {unknown} slug
 * @returns {slug is string}
 */
const isUsable = (slug) =>
  typeof slug === 'string' &&
  slug.length <= MAX_LENGTH &&
  PATTERN.test(slug) &&
  !FILE_ENDING.test(slug) &&
  !RESERVED.has(slug.toLowerCase())

/** Cuts a slug, after a whole word if it can. @param {string} slug @param {number} length */
const shorten = (slug, length) =>
  slug.length > length
    ? slug
        .slice(0, length + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, length)
    : slug

/**
 * The text as the end of an address; empty when nothing of it can stand there.
 * @param {string} text
 * @param {slugify.Options} [options] of the field, as in the schema
 */
const toSlug = (text, options) => shorten(slugify(text, options), MAX_LENGTH)

/**
 * The slug itself if it may be used, then with a number: "lys-9", "lys-9-2", "lys-9-3" and so on.
 * @param {string} slug
 */
function* candidates(slug) {
  if (isUsable(slug)) yield slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    yield `${shorten(slug, MAX_LENGTH - suffix.length)}${suffix}`
  }
}

module.exports = { isUsable, toSlug, candidates }
