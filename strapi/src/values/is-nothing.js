'use strict'

/** An empty list is stored as nothing. @param {unknown} value */
const isNothing = (value) => (value ?? null) === null || (Array.isArray(value) && value.length === 0)

module.exports = { isNothing }
