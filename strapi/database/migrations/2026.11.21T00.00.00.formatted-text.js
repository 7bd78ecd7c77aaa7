'use strict'

// A database keeps the descriptions of the fields it was made with: without the old advice to write HTML, the one of
// `schema.json` shows again. A description that the owner wrote stays.
const TABLE = 'strapi_core_store_settings'
const KEYS = ['product.product', 'article.article', 'blog-post.blog-post'].map(
  (type) => `plugin_content_manager_configuration_content_types::api::${type}`,
)

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable(TABLE))) return
    const rows = await knex(TABLE).whereIn('key', KEYS)
    for (const { id, value } of rows) {
      const configuration = JSON.parse(value)
      for (const { edit } of Object.values(configuration.metadatas ?? {})) {
        if (edit?.description?.startsWith('À écrire en HTML')) delete edit.description
      }
      await knex(TABLE)
        .where({ id })
        .update({ value: JSON.stringify(configuration) })
    }
  },
  async down() {},
}
