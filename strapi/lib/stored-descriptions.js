'use strict'

/** @import { Knex } from 'knex' */

const TABLE = 'strapi_core_store_settings'
const KEYS = ['product.product', 'article.article', 'blog-post.blog-post'].map(
  (type) => `plugin_content_manager_configuration_content_types::api::${type}`,
)

/** @typedef {{ metadatas?: Record<string, { edit?: { description?: string } }> }} Configuration */

/**
 * The database keeps the field descriptions it was created with; those that the owner wrote stay.
 * @param {Knex} knex
 * @param {string} outdated
 */
async function forgetDescriptions(knex, outdated) {
  if (!(await knex.schema.hasTable(TABLE))) return
  /** @type {{ id: number, value: string }[]} */
  const rows = await knex(TABLE).whereIn('key', KEYS)
  for (const { id, value } of rows) {
    /** @type {Configuration} */
    const configuration = JSON.parse(value)
    for (const { edit } of Object.values(configuration.metadatas ?? {})) {
      if (edit?.description?.startsWith(outdated)) delete edit.description
    }
    await knex(TABLE)
      .where({ id })
      .update({ value: JSON.stringify(configuration) })
  }
}

module.exports = { forgetDescriptions }
