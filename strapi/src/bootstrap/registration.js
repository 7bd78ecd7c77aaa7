'use strict'

/** @import { Core } from '@strapi/strapi' */

const { isObject } = require('../values/is-object')

/** Strapi enables public sign-up by default. @param {Core.Strapi} strapi */
async function closeRegistration(strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  const settings = await store.get()
  if (isObject(settings) && settings.allow_register) {
    await store.set({ value: { ...settings, allow_register: false } })
  }
}

module.exports = { closeRegistration }
