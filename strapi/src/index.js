'use strict'

const { grantPublicReading } = require('./bootstrap/permissions')
const { closeRegistration } = require('./bootstrap/registration')
const { createFirstAdministrator } = require('./bootstrap/administrator')
const { straightenPhotographs } = require('./bootstrap/pictures')
const { syncDeployHook } = require('./bootstrap/deploy-hook')
const { announceReady } = require('./bootstrap/ready')
const { seed } = require('./seed')

module.exports = {
  register() {},

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
