'use strict'

module.exports = {
  routes: [
    { method: 'GET', path: '/content-version', handler: 'content-version.find', config: { auth: false } },
  ],
}
