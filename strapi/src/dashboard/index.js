'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { Account } from '../content/wording' */
/** @import { Ability } from '../versions/rights' */
/** @import { SiteStatus } from './site-status' */
/** @import { Deletion } from './uses' */

const { errors } = require('@strapi/utils')
const { callHook, reasonOf } = require('../bootstrap/deploy-hook')
const { findBrands } = require('./brands')
const { findIncompleteEntries } = require('./incomplete')
const { findRecentEntries } = require('./recent')
const { readSiteStatus } = require('./site-status')
const { findUses } = require('./uses')
const { findDeleted, findVersions } = require('../versions/lists')
const { restoreVersion } = require('../versions/restore')
const { mayAll } = require('../versions/rights')

/**
 * @typedef {object} Context
 * @property {{ user: Account, userAbility: Ability }} state
 * @property {Deletion & { documentId?: string }} query
 * @property {{ id: string }} [params] of an address with an `:id`
 * @property {unknown} body
 */

/** @typedef {{ status: SiteStatus, url: string | null }} Site */

/** @param {Context} ctx @returns {(uid: string) => boolean} */
const mayRead =
  ({ state }) =>
  (uid) =>
    state.userAbility.can('plugin::content-manager.explorer.read', uid)

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
      route('/incomplete', (ctx) => findIncompleteEntries(strapi, mayRead(ctx))),
      route('/recent', (ctx) => findRecentEntries(strapi, mayRead(ctx))),
      route('/uses', (ctx) => findUses(strapi, ctx.query, mayRead(ctx))),
      route('/brands', async (ctx) => (mayRead(ctx)('api::product.product') ? findBrands(strapi) : [])),
      route('/versions', (ctx) =>
        findVersions(strapi, ctx.query, mayAll(strapi, ctx.state.userAbility, 'read')),
      ),
      route('/bin', (ctx) => findDeleted(strapi, mayAll(strapi, ctx.state.userAbility, 'read'))),
      route(
        '/versions/:id/restore',
        ({ params, state: { user, userAbility } }) =>
          restoreVersion(strapi, params?.id ?? '', {
            user,
            mayCreate: mayAll(strapi, userAbility, 'create'),
            mayUpdate: mayAll(strapi, userAbility, 'update'),
          }),
        'POST',
      ),
    ],
  })
}

module.exports = { registerDashboard }
