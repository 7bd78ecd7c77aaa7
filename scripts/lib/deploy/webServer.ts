import { run } from '../processes.ts'
import type { WebServer } from './releases.ts'

/** The nginx of this machine, as its service. */
export const nginx: WebServer = {
  accepts: async () => (await run('nginx', ['-t', '-q'])) === 0,
  reload: async () => (await run('systemctl', ['reload', 'nginx.service'])) === 0,
}

/** Where the releases are, and how many stay. @throws Error on a malformed setting. */
export const releaseSettings = () => {
  const keep = Number(process.env.RELEASES_KEEP ?? 10)
  if (!Number.isInteger(keep) || keep < 2) {
    throw new Error(
      'RELEASES_KEEP must be a number, 2 or more: one release is online, one is to roll back to.',
    )
  }
  return { folder: process.env.RELEASES_DIR ?? '/srv/site', keep, server: nginx }
}
