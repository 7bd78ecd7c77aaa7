'use strict'

/** @param {unknown} error */
const errorMessage = (error) => (error instanceof Error ? error.message : String(error))

module.exports = { errorMessage }
