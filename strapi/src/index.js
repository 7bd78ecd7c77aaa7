'use strict'

/** @import { Core } from '@strapi/strapi' */

const { grantPublicReading } = require('./bootstrap/permissions')
const { hidePictureRelations } = require('./bootstrap/picture-relations')
const { closeRegistration } = require('./bootstrap/registration')
const { createFirm } = require('./bootstrap/firm')
const { createFirstAdministrator } = require('./bootstrap/administrator')
const { createOwner } = require('./bootstrap/owner')
const { syncOwnerRole } = require('./bootstrap/owner-role')
const { enableAutoOrientation } = require('./bootstrap/upload-settings')
const { callDeployHook } = require('./bootstrap/deploy-hook')
const { prepareMail } = require('./bootstrap/mail')
const { announceReady } = require('./bootstrap/ready')
const { stopWithoutTransactions } = require('./bootstrap/transactions')
const { keepContentVersion } = require('./content/content-version')
const { keepFirstPublications, registerPublications, repairPublications } = require('./content/publications')
const { newestProductsFirst } = require('./content/newest-first')
const { registerDashboard } = require('./dashboard')
const { registerGuide } = require('./guide')
const { publishedOnly } = require('./content/published-only')
const { limitRequests } = require('./content/request-limits')
const { forgetTimes, publishScheduled } = require('./content/scheduled')
const { refuseFaults } = require('./content/refuse-faults')
const { refuseMalformed } = require('./content/refuse-malformed')
const { relinkArticles } = require('./content/relink-articles')
const { registerSlugs, repairSlugs } = require('./content/slugs')
const { registerStaleSaves } = require('./content/stale-saves')
const { seed } = require('./seed')
const { guardFetch } = require('./uploads/public-addresses')
const { forgetOldDeletions } = require('./versions/forget')
const { keepVersions } = require('./versions/keep')

module.exports = {
  /** @param {{ strapi: Core.Strapi }} context */
  register({ strapi }) {
    hidePictureRelations(strapi)
    limitRequests(strapi)
    strapi.documents.use(publishedOnly(strapi))
    strapi.documents.use(refuseMalformed(strapi))
    strapi.documents.use(newestProductsFirst(strapi))
    strapi.documents.use(keepVersions(strapi))
    strapi.documents.use(refuseFaults(strapi))
    strapi.documents.use(forgetTimes(strapi))
    strapi.documents.use(relinkArticles(strapi))
    registerPublications(strapi)
    registerSlugs(strapi)
    registerStaleSaves(strapi)
    registerDashboard(strapi)
    registerGuide(strapi)
    guardFetch(strapi)
    strapi.customFields.register([
      { name: 'formatted-text', type: 'richtext', inputSize: { default: 12, isResizable: false } },
      { name: 'keywords', type: 'json', inputSize: { default: 12, isResizable: true } },
      { name: 'brand', type: 'string', inputSize: { default: 4, isResizable: true } },
    ])
  },

  /** @param {{ strapi: Core.Strapi }} context */
  async bootstrap({ strapi }) {
    stopWithoutTransactions(strapi.db.connection, (message) => {
      console.error(message)
      process.exit(1)
    })
    prepareMail(strapi)
    keepFirstPublications(strapi)
    await repairPublications(strapi)
    await repairSlugs(strapi)
    await grantPublicReading(strapi)
    await closeRegistration(strapi)
    await enableAutoOrientation(strapi)
    await createFirstAdministrator(strapi)
    await createOwner(strapi, await syncOwnerRole(strapi))
    await seed(strapi)
    await createFirm(strapi)
    // After the seed: each of its rows is a change.
    await keepContentVersion(strapi)
    callDeployHook(strapi)
    publishScheduled(strapi)
    forgetOldDeletions(strapi)
    announceReady(strapi)
  },

  /** @param {{ strapi: Core.Strapi }} context */
  async destroy({ strapi }) {
    // Stops with one whole file, which can be copied without its log.
    if (strapi.db.dialect.client === 'sqlite') {
      await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
    }
  },
}
