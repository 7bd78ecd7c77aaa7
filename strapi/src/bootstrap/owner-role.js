'use strict'

/** @import { Core } from '@strapi/strapi' */

const { contentTypesOf, hasDrafts } = require('../content/types')

/** @typedef {{ actionId: string, section: string, subjects?: string[] }} Action */
/** @typedef {{ action: string, subject?: string | null }} Permission */

const CODE = 'owner'
const NAME = 'Gérance'
const DESCRIPTION = 'Tout le contenu du site et ses photos, sans les réglages techniques.'

const CONTENT_ACTIONS = new Set(
  ['create', 'read', 'update', 'delete', 'publish'].map((name) => `plugin::content-manager.explorer.${name}`),
)

// Not `configure-view`: a changed list would no longer show what the owner's guide says.
const MEDIA_ACTIONS = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'].map(
  (name) => `plugin::upload.${name}`,
)

/** @param {Core.Strapi} strapi @returns {Permission[]} */
function ownerPermissions(strapi) {
  const contentTypes = contentTypesOf(strapi)
  const uids = contentTypes.map(({ uid }) => uid)
  const publishable = contentTypes.filter(hasDrafts).map(({ uid }) => uid)
  /** @type {Action[]} */
  const registered = strapi.service('admin::permission').actionProvider.values()
  const actions = registered
    .filter(({ actionId }) => CONTENT_ACTIONS.has(actionId))
    .map((action) => ({ ...action, subjects: action.actionId.endsWith('.publish') ? publishable : uids }))

  return [
    ...strapi.service('admin::content-type').getPermissionsWithNestedFields(actions),
    ...MEDIA_ACTIONS.map((action) => ({ action })),
  ]
}

/** @param {Core.Strapi} strapi @returns {Promise<number>} The role's id. */
async function syncOwnerRole(strapi) {
  const roles = strapi.service('admin::role')
  const role =
    (await roles.findOne({ code: CODE })) ??
    (await roles.create({ name: NAME, code: CODE, description: DESCRIPTION }))
  await roles.assignPermissions(role.id, ownerPermissions(strapi))
  return role.id
}

module.exports = { syncOwnerRole }
