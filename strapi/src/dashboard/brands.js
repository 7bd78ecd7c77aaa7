'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @param {Core.Strapi} strapi @returns {Promise<string[]>} */
async function findBrands(strapi) {
  /** @type {{ brand: string | null }[]} */
  const products = await strapi.db.query('api::product.product').findMany({ select: ['brand'] })
  const brands = products.map(({ brand }) => brand?.trim() ?? '').filter((brand) => brand !== '')
  return [...new Set(brands)].toSorted((a, b) => a.localeCompare(b, 'fr'))
}

module.exports = { findBrands }
