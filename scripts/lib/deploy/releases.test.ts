import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nginxFiles } from '../../../src/prerender/hosting/nginx.ts'
import { currentRelease, listReleases, publish, rollBack } from './releases.ts'

let folder: string
let releases: string
let build: string
/** ms since 1970; each build takes a minute. */
let now: number
const accepts = vi.fn<() => Promise<boolean>>()
const reload = vi.fn<() => Promise<boolean>>()
const server = { accepts, reload }

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Replaces the build by one with these files in its folders of hashed files. */
const buildSite = (title: string, hashedFiles: readonly string[]) => {
  rmSync(build, { recursive: true, force: true })
  write(join(build, 'index.html'), title)
  for (const file of hashedFiles) write(join(build, file), `${title} ${file}`)
  for (const { path, text } of nginxFiles({ headers: [], redirects: [] })) {
    write(join(`${build}-hosting`, path), text)
  }
}

const publishNext = (keep = 3) => {
  now += 60_000
  return publish({ folder: releases, build, keep, server, now })
}

const publishSite = (title: string, hashedFiles: readonly string[], keep?: number) => {
  buildSite(title, hashedFiles)
  return publishNext(keep)
}

const online = (file: string) => join(releases, 'current/dist', file)
const titleOnline = () => readFileSync(online('index.html'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  releases = join(folder, 'srv')
  build = join(folder, 'build/dist')
  now = Date.UTC(2026, 10, 22, 18)
  accepts.mockResolvedValue(true)
  reload.mockResolvedValue(true)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.resetAllMocks()
})

describe('a publication', () => {
  it('is a release of its own, which the web server may read', async () => {
    const name = await publishSite('first', ['assets/a-1.js'])
    expect(name).toBe('20261122T180100.000Z')
    expect(readlinkSync(join(releases, 'current'))).toBe(`releases/${name}`)
    expect(titleOnline()).toBe('first')
    expect(statSync(online('..')).mode & 0o777).toBe(0o755)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('names its own files in its configuration, so that files and headers change in one step', async () => {
    const name = await publishSite('first', [])
    const text = readFileSync(join(releases, 'current/hosting/nginx/server.conf'), 'utf8')
    expect(text).toContain(`\nroot "${join(releases, 'releases', name, 'dist')}";\n`)
    expect(text).not.toContain('/var/www')
  })

  it('leaves the build in place, for the next one', async () => {
    await publishSite('first', ['assets/a-1.js'])
    expect(existsSync(join(build, 'assets/a-1.js'))).toBe(true)
    expect(readFileSync(join(`${build}-hosting`, 'nginx/server.conf'), 'utf8')).toContain('"/var/www/site"')
  })

  it('keeps the hashed files of the releases that stay, for pages that are open', async () => {
    await publishSite('first', ['assets/a-1.js', 'data/0a/x.json', 'assets/same.js'])
    await publishSite('second', ['assets/a-2.js', 'assets/same.js'])
    expect(readFileSync(online('assets/a-1.js'), 'utf8')).toBe('first assets/a-1.js')
    expect(readFileSync(online('data/0a/x.json'), 'utf8')).toBe('first data/0a/x.json')
    expect(readFileSync(online('assets/same.js'), 'utf8')).toBe('second assets/same.js')
  })

  it('drops them with their release', async () => {
    await publishSite('first', ['assets/a-1.js'])
    await publishSite('second', ['assets/a-2.js'])
    await publishSite('third', ['assets/a-3.js'])
    expect(readdirSync(online('assets')).toSorted()).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
    await publishSite('fourth', ['assets/a-4.js'])
    await publishSite('fifth', ['assets/a-5.js'])
    expect(readdirSync(online('assets')).toSorted()).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js'])
    expect(await listReleases(releases)).toHaveLength(3)
  })

  it('does not keep pages that are no longer part of the site', async () => {
    buildSite('first', [])
    write(join(build, 'products/sold.html'), 'sold')
    await publishNext()
    await publishSite('second', [])
    expect(existsSync(online('products/sold.html'))).toBe(false)
  })

  it('works beside what somebody else put there, and leaves it', async () => {
    await publishSite('first', [])
    write(join(releases, 'releases/notes.txt'), 'mine')
    for (const name of ['lost+found', 'copy-1', 'copy-2', 'copy-3'])
      mkdirSync(join(releases, 'releases', name))
    const second = await publishSite('second', [])
    expect(titleOnline()).toBe('second')
    expect(await listReleases(releases)).toHaveLength(2)
    expect(readdirSync(join(releases, 'releases'))).toHaveLength(7)
    await publishSite('third', [])
    expect(await rollBack({ folder: releases, server })).toBe(second)
  })

  it('stays online when older ones have later names, because the clock was wrong', async () => {
    now += 24 * 60 * 60_000
    for (const title of ['first', 'second', 'third']) await publishSite(title, [])
    now -= 24 * 60 * 60_000
    await publishSite('fourth', [])
    expect(titleOnline()).toBe('fourth')
  })

  it('needs a whole build', async () => {
    buildSite('first', [])
    rmSync(`${build}-hosting`, { recursive: true })
    await expect(publishNext()).rejects.toThrow(/server\.conf is missing: build the site first/)
    expect(existsSync(releases)).toBe(false)
  })
})

describe('a release that the web server refuses', () => {
  it.each([
    ['when it tests it', accepts],
    ['when it is reloaded', reload],
  ])('%s leaves the previous one online, and nothing behind', async (_when, refusing) => {
    const first = await publishSite('first', [])
    refusing.mockResolvedValueOnce(false)
    await expect(publishSite('second', [])).rejects.toThrow(`${first} stays online`)
    expect(titleOnline()).toBe('first')
    expect(await listReleases(releases)).toEqual([first])
    expect(readdirSync(join(releases, 'releases'))).toEqual([first])
  })

  it('may be the first one', async () => {
    accepts.mockResolvedValue(false)
    await expect(publishSite('first', [])).rejects.toThrow('no release stays online')
    expect(readdirSync(releases)).toEqual(['releases'])
  })

  it('is not reloaded', async () => {
    accepts.mockResolvedValue(false)
    await expect(publishSite('first', [])).rejects.toThrow('The web server refused')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('going back', () => {
  it('puts the release before online, with the hashed files of the one that was', async () => {
    await publishSite('first', ['assets/a-1.js'])
    const second = await publishSite('second', ['assets/a-2.js'])
    await publishSite('third', ['assets/a-3.js'])
    expect(await rollBack({ folder: releases, server })).toBe(second)
    expect(titleOnline()).toBe('second')
    expect(readdirSync(online('assets')).toSorted()).toEqual(['a-1.js', 'a-2.js', 'a-3.js'])
    expect(reload).toHaveBeenCalledTimes(4)
  })

  it('goes to any release that is still there', async () => {
    const first = await publishSite('first', [])
    await publishSite('second', [])
    const third = await publishSite('third', [])
    await rollBack({ folder: releases, server }, first)
    expect(titleOnline()).toBe('first')
    await rollBack({ folder: releases, server }, third)
    expect(titleOnline()).toBe('third')
  })

  it('ends with the oldest one', async () => {
    const first = await publishSite('first', [])
    await expect(rollBack({ folder: releases, server })).rejects.toThrow('There is no earlier release.')
    await expect(rollBack({ folder: releases, server }, '../x')).rejects.toThrow(
      `There is no release ../x, only ${first}.`,
    )
    expect(await currentRelease(releases)).toBe(first)
  })

  it('is followed by the next publication', async () => {
    await publishSite('first', [])
    await publishSite('second', [])
    await rollBack({ folder: releases, server })
    await publishSite('third', [])
    expect(titleOnline()).toBe('third')
    expect(await listReleases(releases)).toHaveLength(3)
  })
})
