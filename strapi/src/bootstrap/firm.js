'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @type {('api::shop.shop' | 'api::home-page.home-page' | 'api::legal-notice.legal-notice' | 'api::tariff.tariff')[]} */
const SINGLE_TYPES = [
  'api::shop.shop',
  'api::home-page.home-page',
  'api::legal-notice.legal-notice',
  'api::tariff.tariff',
]

/** Tariffs have no defaults: the site invents no price. @param {Core.Strapi} strapi */
async function createFirm(strapi) {
  for (const uid of SINGLE_TYPES) {
    const documents = strapi.documents(uid)
    if (!(await documents.findFirst())) await documents.create({ data: {} })
  }
}

module.exports = { createFirm }
