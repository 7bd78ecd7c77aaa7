'use strict'

/** @import { Core } from '@strapi/strapi' */

const { contentTypesOf } = require('../content/types')

/** Tariffs have no defaults: the site invents no price. @param {Core.Strapi} strapi */
async function createFirm(strapi) {
  for (const { uid, kind } of contentTypesOf(strapi)) {
    if (kind !== 'singleType') continue
    const documents = strapi.documents(uid)
    if (!(await documents.findFirst())) await documents.create({ data: {} })
  }
}

module.exports = { createFirm }
