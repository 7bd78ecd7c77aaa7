import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installCompanion, startCompanion } from '../backend/companion.ts'
import { freePort, onStop, runScript, stop, stopWithParent } from './processes.ts'
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
  const checkedDir = join(folder, 'checked')
  let companion: ChildProcess | undefined
  const stops: (() => void)[] = []
  const remove = async () => {
    for (const stopServer of stops) stopServer()
    if (companion) await stop(companion)
    await rm(folder, { recursive: true, force: true })
  }
  // Once: what uses the site ends at Ctrl-C too, and then stops it.
  let removed: Promise<void> | undefined
  const stopAll = () => (removed ??= remove())
  onStop(() => stopAll().then(() => process.exit(1)))

  const settings = {
    VITE_CMS_URL: cmsOrigin,
    VITE_ARTICLES_URL: '',
    VITE_EMAILJS_SERVICE_ID: 'service_e2e',
    VITE_EMAILJS_TEMPLATE_ID: 'template_e2e',
    VITE_EMAILJS_PUBLIC_KEY: 'key_e2e',
    VITE_EMAILJS_ORIGIN: '',
  }
  /** Already before the build: the companion is told the address of the site. */
  const serve = async (folderOfBuild: string) => {
    await mkdir(folderOfBuild)
    const { origin, stop: stopServer } = await serveFolder(folderOfBuild)
    stops.push(stopServer)
    return origin
  }
  const build = async (folderOfBuild: string, env?: NodeJS.ProcessEnv) => {
    const code = await runScript(['scripts/site/build.ts'], {
      env: { ...settings, ...env, OUT_DIR: folderOfBuild },
    })
    if (code !== 0) throw new Error('The site could not be built; see the lines above.')
  }
  try {
    const siteOrigin = await serve(outDir)
    const checkedOrigin = isChecked ? await serve(checkedDir) : null
    companion = await startCompanion({
      port: cmsPort,
      env: {
        ENV_PATH: join(folder, '.env'),
        DATABASE_CLIENT: 'sqlite',
        DATABASE_FILENAME: join(folder, 'data.db'),
        PUBLIC_DIR: join(folder, 'public'),
        ...companionEnv?.(siteOrigin),
      },
    })
    // Both at once: a good part of a build uses one core.
    await Promise.all([
      build(outDir),
      isChecked && build(checkedDir, { NODE_ENV: 'development', PRECOMPRESS: 'off' }),
    ])
    return { siteOrigin, cmsOrigin, outDir, checkedOrigin, stop: stopAll }
  } catch (error) {
    await stopAll()
    throw error
  }
}
