'use strict'

/** @import { Core } from '@strapi/strapi' */

/** @typedef {{ inverted: boolean, conditions?: unknown, fields?: string[] }} Rule */
/** @typedef {{ can: (action: string, subject: string) => boolean, rulesFor: (action: string, subject: string) => Rule[] }} Ability what an account may do */
/** @typedef {'create' | 'read' | 'update'} Action */

/**
 * A version has every field of an entry, whoever wrote it.
 * @param {Core.Strapi} strapi
 * @param {Ability} ability
 * @param {Action} name
 * @returns {(uid: string) => boolean} whether somebody may do so with all entries of the type and all of their fields.
 */
const mayAll = (strapi, ability, name) => (uid) => {
  const actionId = `plugin::content-manager.explorer.${name}`
  const action = strapi.service('admin::permission').actionProvider.get(actionId)
  /** @type {{ properties: { fields: string[] } }[]} */
  const [all] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields([{ ...action, subjects: [uid] }])
  return ability
    .rulesFor(actionId, uid)
    .some(
      ({ inverted, conditions, fields }) =>
        !inverted &&
        !conditions &&
        (!fields || all?.properties.fields.every((field) => fields.includes(field))),
    )
}

module.exports = { mayAll }
