'use strict'

/** @import { Core } from '@strapi/strapi' */
/** @import { ContentType } from './types' */

/** @typedef {{ id: number, firstname?: string | null, lastname?: string | null }} Account */

/** What sentences for the owner call a person: empty for nobody. @param {Account | null | undefined} account */
const fullName = (account) => [account?.firstname, account?.lastname].filter(Boolean).join(' ')

const dateAndTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** @param {string} date ISO 8601 */
const formatTime = (date) => dateAndTime.format(new Date(date))

/**
 * What the pages of the administration call these fields.
 * @param {Core.Strapi} strapi
 * @param {ContentType} type
 * @param {string[]} fields
 */
async function labelsOf(strapi, type, fields) {
  /** @type {{ metadatas: Record<string, { edit?: { label?: string } }> }} */
  const { metadatas } = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(type)
  return fields.map((field) => metadatas[field]?.edit?.label || field)
}

module.exports = { formatTime, fullName, labelsOf }
