'use strict'

/** Says, once the port answers, where the content is. */
function announceReady(strapi) {
  strapi.server.httpServer.once('listening', () => {
    console.log(`Contenu prêt : ${strapi.config.get('server.absoluteUrl')}/api`)
  })
}

module.exports = { announceReady }
