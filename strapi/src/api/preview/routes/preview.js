'use strict'

// Without authentication by Strapi: the controller checks the preview's own token.
module.exports = {
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find', config: { auth: false } }],
}
