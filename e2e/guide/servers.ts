import { createServer } from 'node:http'
import { deployHookTexts } from '../../src/site/texts/deployHook.ts'
import { startBuiltSite } from '../../scripts/shared/builtSite.ts'
import { installCompanion } from '../../scripts/backend/companion.ts'
import type { HookStatus } from '../../strapi/src/dashboard/site-status.js'
import { buildPanel } from '../../scripts/backend/panel.ts'
import { closeServer, listen } from '../../scripts/shared/processes.ts'

/** The owner's account on the temporary server. */
export const owner = { email: 'gerance@example.com', password: 'Essai-2027', name: 'Camille' }

export const TIME_ZONE = 'Europe/Paris'

/** Today in France at this time, such as "09:18": the same on every picture. */
const today = (time: string) => {
  const now = new Date()
  const day = now.toLocaleDateString('sv-SE', { timeZone: TIME_ZONE })
  const [, offset = ''] = now
    .toLocaleString('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' })
    .split('GMT')
  return new Date(`${day}T${time}:00${offset}`)
}

/** A deploy hook that says that the site was built today, or what it is told to say. */
const startHook = async () => {
  let status: HookStatus = {
    state: 'idle',
    changedAt: null,
    builtAt: today('09:18').toISOString(),
    failedAt: null,
    message: null,
  }
  const fail = () => {
    status = {
      ...status,
      state: 'failed',
      failedAt: today('09:41').toISOString(),
      message: deployHookTexts.failed(today('09:43').getTime()),
    }
  }
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(request.url?.endsWith('/status') ? JSON.stringify(status) : '{}')
  })
  const { origin } = await listen(server)
  return { url: `${origin}/hook`, fail, stop: () => closeServer(server) }
}

/** Starts a temporary Strapi with the sample content, its panel, a deploy hook, and the site built from it. */
export const startServers = async () => {
  await installCompanion()
  await buildPanel()
  const hook = await startHook()
  try {
    const site = await startBuiltSite({
      companionEnv: (siteOrigin) => ({
        SITE_URL: siteOrigin,
        DEPLOY_HOOK_URL: hook.url,
        ADMIN_EMAIL: 'technique@example.com',
        ADMIN_PASSWORD: 'Essai-2026',
        OWNER_EMAIL: owner.email,
        OWNER_PASSWORD: owner.password,
        OWNER_NAME: owner.name,
        GUIDE_CONTACT: '',
      }),
    })
    const stop = async () => {
      hook.stop()
      await site.stop()
    }
    return { adminUrl: `${site.cmsOrigin}/admin`, failBuild: hook.fail, stop }
  } catch (error) {
    hook.stop()
    throw error
  }
}
