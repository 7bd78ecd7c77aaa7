'use strict'

/** @import { Core } from '@strapi/strapi' */

const PUBLIC_TYPES = [
  'api::product.product',
  'api::category.category',
  'api::article.article',
  'api::blog-post.blog-post',
  'api::partner.partner',
]

const PUBLIC_SINGLE_TYPES = [
  'api::shop.shop',
  'api::home-page.home-page',
  'api::legal-notice.legal-notice',
  'api::tariff.tariff',
]

const ACTIONS = [
  ...PUBLIC_TYPES.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  ...PUBLIC_SINGLE_TYPES.map((uid) => `${uid}.find`),
]

/** Removes none. @param {Core.Strapi} strapi */
async function grantPublicReading(strapi) {
  /** @type {{ id: number, permissions: { action: string }[] }} */
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({
    where: { type: 'public' },
    populate: ['permissions'],
  })
  const granted = new Set(role.permissions.map(({ action }) => action))

  for (const action of ACTIONS.filter((name) => !granted.has(name))) {
    await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } })
  }
}

module.exports = { grantPublicReading }
