'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @param {Core.Strapi} strapi */
function announceReady(strapi) {
  strapi.server.httpServer.once('listening', () => {
    /** @type {string} */
    const url = strapi.config.get('server.absoluteUrl')
    console.log(`Contenu prêt : ${url}/api`)
  })
}

module.exports = { announceReady }
