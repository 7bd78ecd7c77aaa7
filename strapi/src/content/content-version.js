'use strict'

/** @import { Core } from '@strapi/strapi' */

const { randomBytes } = require('node:crypto')
const { errorMessage } = require('../values/error-message')
const { onVisibleChange } = require('./visible-changes')

/** In the database, which several servers may share. @param {Core.Strapi} strapi */
const store = (strapi) => strapi.store({ type: 'core', name: 'content', key: 'version' })

/** Another one after each change of what visitors can see. @param {Core.Strapi} strapi */
const readContentVersion = (strapi) => store(strapi).get()

/** @param {Core.Strapi} strapi */
async function keepContentVersion(strapi) {
  // Short: it is in every page.
  const renew = () => store(strapi).set({ value: randomBytes(4).toString('base64url') })
  // Nobody knows what was changed while the server was off.
  await renew()
  onVisibleChange(strapi, () =>
    renew().catch((error) =>
      strapi.log.error(`The version of the content is out of date: ${errorMessage(error)}`),
    ),
  )
}

module.exports = { keepContentVersion, readContentVersion }
