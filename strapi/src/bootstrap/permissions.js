'use strict'

const READABLE = [
  'api::product.product',
  'api::category.category',
  'api::article.article',
  'api::blog-post.blog-post',
]

const ACTIONS = READABLE.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`])

/** Lets visitors read the four types. Adds what is missing and removes nothing. */
async function grantPublicReading(strapi) {
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
