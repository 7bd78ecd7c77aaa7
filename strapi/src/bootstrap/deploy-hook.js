'use strict'

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

/** Calls DEPLOY_HOOK_URL after every change of content; forgets the hook when the variable goes. */
async function syncDeployHook(strapi) {
  const store = strapi.get('webhookStore')
  const runner = strapi.get('webhookRunner')
  const url = process.env.DEPLOY_HOOK_URL
  const existing = (await store.findWebhooks()).find(({ name }) => name === NAME)

  if (!url) {
    if (!existing) return
    await store.deleteWebhook(existing.id)
    runner.remove(existing)
    return
  }

  if (!URL.canParse(url)) throw new Error('DEPLOY_HOOK_URL is not a web address.')

  const hook = { name: NAME, url, headers: existing?.headers ?? {}, events: EVENTS, isEnabled: true }
  if (existing) runner.update(await store.updateWebhook(existing.id, hook))
  else runner.add(await store.createWebhook(hook))
}

module.exports = { syncDeployHook }
