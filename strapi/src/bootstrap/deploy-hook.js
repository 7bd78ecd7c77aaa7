'use strict'

/** @import { Core, Modules } from '@strapi/strapi' */

/** @typedef {Modules.WebhookStore.Webhook} Webhook */

/**
 * Strapi's type requires the id of a webhook before it is created.
 * @typedef {{ createWebhook: (webhook: Omit<Webhook, 'id'>) => Promise<Webhook> }} WebhookCreator
 */

const NAME = 'Reconstruction du site'

const EVENTS = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
]

/**
 * Makes Strapi call DEPLOY_HOOK_URL after every change of content; deletes the webhook when the variable is not set.
 * @param {Core.Strapi} strapi
 */
async function syncDeployHook(strapi) {
  /** @type {Omit<Modules.WebhookStore.WebhookStore, 'createWebhook'> & WebhookCreator} */
  const store = strapi.get('webhookStore')
  /** @type {Modules.WebhookRunner.WebhookRunner} */
  const runner = strapi.get('webhookRunner')
  const url = process.env.DEPLOY_HOOK_URL
  const existing = (await store.findWebhooks()).find(({ name }) => name === NAME)

  if (!url) {
    if (!existing) return
    await store.deleteWebhook(existing.id)
    runner.remove(existing)
    return
  }

  if (!URL.canParse(url)) throw new Error('DEPLOY_HOOK_URL is not a valid URL.')

  const settings = { name: NAME, url, events: EVENTS, isEnabled: true }
  if (existing) {
    const webhook = { ...existing, ...settings }
    await store.updateWebhook(existing.id, webhook)
    runner.update(webhook)
  } else {
    runner.add(await store.createWebhook({ ...settings, headers: {} }))
  }
}

module.exports = { syncDeployHook }
