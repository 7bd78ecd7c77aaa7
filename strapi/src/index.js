'use strict'

const { grantPublicReading } = require('./bootstrap/permissions')
const { closeRegistration } = require('./bootstrap/registration')
const { createFirstAdministrator } = require('./bootstrap/administrator')
const { straightenPhotographs } = require('./bootstrap/pictures')
const { syncDeployHook } = require('./bootstrap/deploy-hook')
const { announceReady } = require('./bootstrap/ready')
const { seed } = require('./seed')

module.exports = {
  register({ strapi }) {
    // The same column and answers as a `richtext`; `admin/app.js` gives it an editor that keeps HTML.
    strapi.customFields.register({
      name: 'formatted-text',
      type: 'richtext',
      inputSize: { default: 12, isResizable: false },
    })
  },

  async bootstrap({ strapi }) {
    await grantPublicReading(strapi)
    await closeRegistration(strapi)
    await straightenPhotographs(strapi)
    await createFirstAdministrator(strapi)
    await seed(strapi)
    // After the seed, which would otherwise ask for a build per row.
    await syncDeployHook(strapi)
    announceReady(strapi)
  },
}
