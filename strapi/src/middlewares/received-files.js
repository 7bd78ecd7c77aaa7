'use strict'

/** @import { Core } from '@strapi/strapi' */

const fs = require('node:fs/promises')

/**
 * Strapi keeps what a request sends in the temporary folder before it looks who sends it, and removes only what is in the
 * field `files` of a request that succeeds: anybody could fill the disk.
 * @type {Core.MiddlewareFactory}
 */
module.exports = () => async (ctx, next) => {
  try {
    await next()
  } finally {
    const received = Object.values(ctx.request.files ?? {}).flat()
    await Promise.all(received.map(({ filepath }) => fs.rm(filepath, { force: true })))
  }
}
