'use strict'

/** Closes the public sign-up, which Strapi opens by default: the site has no visitor accounts. */
async function closeRegistration(strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  const settings = await store.get()
  if (settings.allow_register) await store.set({ value: { ...settings, allow_register: false } })
}

module.exports = { closeRegistration }
