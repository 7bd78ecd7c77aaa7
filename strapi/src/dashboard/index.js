'use strict'

/** @import { Core } from '@strapi/strapi' */

const { errors } = require('@strapi/utils')
const { callHook, reasonOf } = require('../bootstrap/deploy-hook')
const { findBrands } = require('./brands')
const { findIncompleteEntries } = require('./incomplete')
const { findRecentEntries } = require('./recent')
const { readSiteStatus } = require('./site-status')
const { findUses } = require('./uses')

/**
 * @typedef {object} Context
 * @property {{ userAbility: { can: (action: string, subject: string) => boolean } }} state
 * @property {import('./uses').Deletion} query
 * @property {unknown} body
 */

/** @typedef {import('./site-status').SiteStatus} SiteStatus */
/** @typedef {{ status: SiteStatus, url: string | null }} Site */

const READ = 'plugin::content-manager.explorer.read'

/**
 * @param {string} path
 * @param {(ctx: Context) => Promise<unknown>} answer
 * @param {'GET' | 'POST'} [method]
 */
const route = (path, answer, method = 'GET') => ({
  method,
  path,
  /** @param {Context} ctx */
  handler: async (ctx) => {
    ctx.body = await answer(ctx)
  },
  info: {},
  config: { policies: ['admin::isAuthenticatedAdmin'] },
})

/** @param {Core.Strapi} strapi @throws {errors.ApplicationError} in French, when the site cannot be rebuilt. */
async function buildSite(strapi) {
  try {
    await callHook(process.env.DEPLOY_HOOK_URL ?? '')
    return {}
  } catch (error) {
    strapi.log.error(`The deploy hook cannot be called: ${reasonOf(error)}.`)
    throw new errors.ApplicationError('La mise en ligne n’a pas pu être demandée. Réessayez dans un instant.')
  }
}

/** @param {Core.Strapi} strapi */
function registerDashboard(strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/dashboard',
    routes: [
      route('/site', async () => ({
        status: await readSiteStatus(process.env.DEPLOY_HOOK_URL, (message) => strapi.log.warn(message)),
        url: process.env.SITE_URL || null,
      })),
      route('/site/build', () => buildSite(strapi), 'POST'),
      route('/incomplete', ({ state }) =>
        findIncompleteEntries(strapi, (uid) => state.userAbility.can(READ, uid)),
      ),
      route('/recent', ({ state }) => findRecentEntries(strapi, (uid) => state.userAbility.can(READ, uid))),
      route('/uses', ({ query, state }) =>
        findUses(strapi, query, (uid) => state.userAbility.can(READ, uid)),
      ),
      route('/brands', async ({ state }) =>
        state.userAbility.can(READ, 'api::product.product') ? findBrands(strapi) : [],
      ),
    ],
  })
}

module.exports = { registerDashboard }
