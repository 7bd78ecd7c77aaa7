import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installCompanion, startCompanion } from '../backend/companion.ts'
import { closeServer, freePort, runScript, stop, stopWithParent } from './processes.ts'
import { serveFolder } from '../site/staticServer.ts'

type BuiltSite = {
  siteOrigin: string
  cmsOrigin: string
  outDir: string
  /** With React's development checks; null unless `isChecked`. */
  checkedOrigin: string | null
  stop: () => Promise<void>
}

type BuiltSiteOptions = {
  isChecked?: boolean
  companionEnv?: (siteOrigin: string) => NodeJS.ProcessEnv
}

/** On free ports. @throws Error when the companion does not start or the build fails. */
export const startBuiltSite = async ({
  isChecked = false,
  companionEnv,
}: BuiltSiteOptions = {}): Promise<BuiltSite> => {
  stopWithParent()
  await installCompanion()
  const folder = await mkdtemp(join(tmpdir(), 'built-site-'))
  const cmsPort = await freePort()
  const cmsOrigin = `http://127.0.0.1:${cmsPort}`
  const outDir = join(folder, 'dist')
  // Only a companion that must name the site needs its port at once: another process could take it during the build.
  const announcedPort = companionEnv && (await freePort())

  let companion: ChildProcess | undefined
  const servers: Server[] = []
  const stopAll = async () => {
    for (const server of servers) closeServer(server)
    if (companion) await stop(companion)
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().then(() => process.exit(1)))

  const settings = {
    VITE_CMS_URL: cmsOrigin,
    VITE_ARTICLES_URL: '',
    VITE_EMAILJS_SERVICE_ID: 'service_e2e',
    VITE_EMAILJS_TEMPLATE_ID: 'template_e2e',
    VITE_EMAILJS_PUBLIC_KEY: 'key_e2e',
    VITE_EMAILJS_ORIGIN: '',
  }
  const buildAndServe = async (
    folderOfBuild: string,
    { extra = {}, announced }: { extra?: NodeJS.ProcessEnv; announced?: number } = {},
  ) => {
    const code = await runScript(['scripts/site/build.ts'], {
      env: { ...settings, ...extra, OUT_DIR: folderOfBuild },
    })
    if (code !== 0) throw new Error('The site could not be built; see the lines above.')
    const port = announced ?? (await freePort())
    servers.push(await serveFolder(folderOfBuild, port))
    return `http://127.0.0.1:${port}`
  }
  try {
    companion = await startCompanion({
      port: cmsPort,
      env: {
        ENV_PATH: join(folder, '.env'),
        DATABASE_CLIENT: 'sqlite',
        DATABASE_FILENAME: join(folder, 'data.db'),
        PUBLIC_DIR: join(folder, 'public'),
        ...(announcedPort && companionEnv(`http://127.0.0.1:${announcedPort}`)),
      },
    })
    // Both at once: a good part of a build uses one core.
    const [siteOrigin, checkedOrigin] = await Promise.all([
      buildAndServe(outDir, { announced: announcedPort }),
      isChecked
        ? buildAndServe(join(folder, 'checked'), { extra: { NODE_ENV: 'development', PRECOMPRESS: 'off' } })
        : null,
    ])
    return { siteOrigin, cmsOrigin, outDir, checkedOrigin, stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}
