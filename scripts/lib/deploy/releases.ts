// The releases of the site on its server: a folder for each, and a link to the one that is online.
import {
  chmod,
  cp,
  link,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { existsSync, mkdtempSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { immutableFolders } from '../../../src/prerender/hosting/headers.ts'
import { removeLeftovers } from '../leftovers.ts'

export type WebServer = {
  /** Whether the server accepts the configuration of the release that the link names. */
  accepts: () => Promise<boolean>
  /** Makes the server read it. @returns whether it could. */
  reload: () => Promise<boolean>
}

type Releases = {
  /** Holds `releases/` and `current`, the link. */
  folder: string
  server: WebServer
}

/** The paths of the files that the build itself has in folders with a hash in their paths, one a line. */
const HASHED_FILES = 'hashed-files.txt'
const ROOT = /^root ".*";$/gm

const linkTo = (folder: string) => join(folder, 'current')
const folderOf = (folder: string, name = '') => join(folder, 'releases', name)

/** The name of a release: its time in UTC, as in 20261122T180503.123Z. */
const nameAt = (now: number) => new Date(now).toISOString().replace(/[-:]/g, '')
const NAME = /^\d{8}T\d{6}\.\d{3}Z$/

/** The names of all releases, the oldest first; not what somebody else put beside them. */
export const listReleases = async (folder: string): Promise<string[]> => {
  if (!existsSync(folderOf(folder))) return []
  const names = await readdir(folderOf(folder))
  return names.filter((name) => NAME.test(name)).toSorted()
}

/** The name of the release that is online; null before the first one. */
export const currentRelease = async (folder: string): Promise<string | null> => {
  // The link of a release that was removed by hand names nothing.
  if (!existsSync(linkTo(folder))) return null
  return basename(await readlink(linkTo(folder)))
}

const filesIn = async (folder: string) => {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

const listHashedFiles = async (site: string) => {
  const files = await Promise.all(immutableFolders.map((one) => filesIn(join(site, one))))
  return files.flat().map((file) => relative(site, file))
}

/**
 * Gives a release the hashed files of the other ones, so that a page which a visitor opened before still finds its scripts
 * and its content. They are linked, and take no more space.
 */
const addHashedFilesOfOthers = async (folder: string, name: string) => {
  for (const other of await listReleases(folder)) {
    if (other === name) continue
    const files = await readFile(join(folderOf(folder, other), HASHED_FILES), 'utf8')
    for (const file of files.split('\n').filter(Boolean)) {
      const target = join(folderOf(folder, name), 'dist', file)
      if (existsSync(target)) continue
      await mkdir(dirname(target), { recursive: true })
      await link(join(folderOf(folder, other), 'dist', file), target)
    }
  }
}

/** Removes a release in one step: half of one would stand in the way of the next publication. */
const removeRelease = async (folder: string, name: string) => {
  const removed = folderOf(folder, `.draft-${name}`)
  await rename(folderOf(folder, name), removed)
  await rm(removed, { recursive: true })
}

/** Makes the link name another release, or none, in one step. */
const setLink = async (folder: string, name: string | null) => {
  if (name === null) return rm(linkTo(folder), { force: true })
  const draft = `${linkTo(folder)}.draft`
  await rm(draft, { force: true })
  await symlink(join('releases', name), draft)
  await rename(draft, linkTo(folder))
}

/** @throws Error when the server refuses the release; the link names the previous one again. */
const switchTo = async ({ folder, server }: Releases, name: string) => {
  const previous = await currentRelease(folder)
  await setLink(folder, name)
  if ((await server.accepts()) && (await server.reload())) return
  await setLink(folder, previous)
  throw new Error(
    `The web server refused release ${name}, see the lines above; ${previous ?? 'no release'} stays online.`,
  )
}

/** The configuration names the folder of its release, so that nginx changes its files and its headers in one step. */
const setRoot = async (configuration: string, site: string) => {
  const text = await readFile(configuration, 'utf8')
  if (text.match(ROOT)?.length !== 1) throw new Error(`${configuration} has not exactly one root.`)
  await writeFile(
    configuration,
    text.replace(ROOT, () => `root "${site}";`),
  )
}

type Publication = Releases & {
  /** The built site; its configurations are beside it, in a folder whose name ends in `-hosting`. */
  build: string
  /** How many releases stay, the new one included. */
  keep: number
  /** ms since 1970. */
  now?: number
}

/**
 * Puts a build online: copies it to a release of its own and switches to it. Only the last releases stay.
 * @returns the name of the release.
 * @throws Error when the build is not whole, or when the server refuses it; the previous release stays online.
 */
export const publish = async ({
  build,
  keep,
  now = Date.now(),
  ...releases
}: Publication): Promise<string> => {
  const { folder } = releases
  const hosting = `${build}-hosting`
  for (const part of [join(build, 'index.html'), join(hosting, 'nginx/server.conf')]) {
    if (!existsSync(part)) throw new Error(`${part} is missing: build the site first (npm run build).`)
  }
  await mkdir(folderOf(folder), { recursive: true })
  removeLeftovers(folderOf(folder, '.draft-'))
  const name = nameAt(now)
  const draft = mkdtempSync(folderOf(folder, '.draft-'))
  try {
    await cp(build, join(draft, 'dist'), { recursive: true, preserveTimestamps: true })
    await cp(hosting, join(draft, 'hosting'), { recursive: true })
    await writeFile(join(draft, HASHED_FILES), (await listHashedFiles(join(draft, 'dist'))).join('\n'))
    await setRoot(join(draft, 'hosting/nginx/server.conf'), join(folderOf(folder, name), 'dist'))
    // A temporary folder is its owner's alone; the web server reads this one.
    await chmod(draft, 0o755)
    await rename(draft, folderOf(folder, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  try {
    await addHashedFilesOfOthers(folder, name)
    await switchTo(releases, name)
  } catch (error) {
    await removeRelease(folder, name)
    throw error
  }
  for (const old of (await listReleases(folder)).slice(0, -keep)) {
    // The new release is among the oldest after the machine's clock was wrong.
    if (old !== name) await removeRelease(folder, old)
  }
  return name
}

/**
 * Puts an earlier release online again, by default the one before.
 * @returns its name.
 * @throws Error when there is no such release, or when the server refuses it.
 */
export const rollBack = async (releases: Releases, wanted?: string): Promise<string> => {
  const names = await listReleases(releases.folder)
  const current = await currentRelease(releases.folder)
  const name = wanted ?? names[names.indexOf(current ?? '') - 1]
  if (!name) throw new Error('There is no earlier release.')
  if (!names.includes(name)) throw new Error(`There is no release ${name}, only ${names.join(', ')}.`)
  await addHashedFilesOfOthers(releases.folder, name)
  await switchTo(releases, name)
  return name
}
