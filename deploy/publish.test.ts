// Publications and going back, by the scripts in bin, with stand-ins for nginx and systemctl. The real ones are those of
// `npm run rehearse`.
import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { immutableFolders } from '../src/prerender/hosting/headers.ts'
import { nginxFiles } from '../src/prerender/hosting/nginx.ts'

let folder: string
let releases: string
let build: string

const write = (file: string, text: string, mode?: number) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode })
}

/** Runs a script of bin. @returns what it prints. @throws Error with its message when it fails. */
const call = async (script: 'publish' | 'rollback', ...args: string[]) => {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`
  const env = { ...process.env, PATH, OUT_DIR: build, RELEASES_DIR: releases, RELEASES_KEEP: '3' }
  const { stdout } = await promisify(execFile)(join(import.meta.dirname, 'bin', script), args, { env })
  return stdout.trim()
}

/** Makes `nginx -t` or `systemctl reload nginx` succeed or fail. */
const setProgram = (name: 'nginx' | 'systemctl', code: 0 | 1) =>
  write(join(folder, 'bin', name), `#!/bin/sh\necho ${name} "$@" >> "${folder}/calls"\nexit ${code}\n`, 0o755)

/** Replaces the build by one with these files in its folders of hashed files. */
const buildSite = (title: string, hashedFiles: readonly string[] = []) => {
  rmSync(build, { recursive: true, force: true })
  write(join(build, 'index.html'), title)
  for (const file of hashedFiles) write(join(build, file), `content of ${file}`)
  for (const { path, text } of nginxFiles({ headers: [], redirects: [] })) {
    write(join(`${build}-hosting`, path), text)
  }
}

const publish = async (title: string, hashedFiles?: readonly string[]) => {
  buildSite(title, hashedFiles)
  await call('publish')
  return current()
}

const current = () => readlinkSync(join(releases, 'current')).replace('releases/', '')
const online = (file: string) => join(releases, 'current/dist', file)
const titleOnline = () => readFileSync(online('index.html'), 'utf8')
const listed = () => readdirSync(join(releases, 'releases')).toSorted()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'))
  releases = join(folder, 'srv')
  build = join(folder, 'build/dist')
  setProgram('nginx', 0)
  setProgram('systemctl', 0)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a publication', () => {
  it('is a release of its own, which nginx may read and its configuration names', async () => {
    const name = await publish('first', ['assets/a-1.js'])
    expect(titleOnline()).toBe('first')
    expect(statSync(online('..')).mode & 0o777).toBe(0o755)
    const configuration = readFileSync(join(releases, 'current/hosting/nginx/server.conf'), 'utf8')
    expect(configuration.match(/^root .*$/gm)).toEqual([`root "${releases}/releases/${name}/dist";`])
    expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('nginx -t -q\nsystemctl reload nginx.service\n')
    expect(existsSync(join(build, 'assets/a-1.js'))).toBe(true)
  })

  it('keeps the hashed files of the releases that stay, for pages that are open, and no pages', async () => {
    const inEachFolder = immutableFolders.map((one) => `${one.slice(1)}0a/first.1`)
    buildSite('first', inEachFolder)
    write(join(build, 'products/sold.html'), 'sold')
    await call('publish')
    await publish('second', ['assets/same.js'])
    await publish('third', ['assets/same.js'])
    for (const file of inEachFolder) expect(readFileSync(online(file), 'utf8')).toBe(`content of ${file}`)
    expect(existsSync(online('products/sold.html'))).toBe(false)

    await publish('fourth', ['assets/4.js'])
    await publish('fifth', ['assets/5.js'])
    expect(existsSync(online(inEachFolder[0] ?? ''))).toBe(false)
    expect(readdirSync(online('assets')).toSorted()).toEqual(['4.js', '5.js', 'same.js'])
    expect(listed()).toHaveLength(3)
  })

  it('leaves what somebody else put beside it', async () => {
    const first = await publish('first')
    for (const name of ['lost+found', 'copy-1', 'copy-2', 'copy-3'])
      mkdirSync(join(releases, 'releases', name))
    await publish('second')
    expect(listed()).toHaveLength(6)
    await call('rollback')
    expect(current()).toBe(first)
  })

  it('stays when older ones have later names, because the clock was wrong', async () => {
    const later = ['29990101T000000.000Z', '29990102T000000.000Z', '29990103T000000.000Z']
    for (const name of later) {
      renameSync(join(releases, 'releases', await publish(name)), join(releases, 'releases', name))
    }
    rmSync(join(releases, 'current'))
    symlinkSync(`releases/${later[2]}`, join(releases, 'current'))
    const name = await publish('now')
    expect(titleOnline()).toBe('now')
    expect(listed()).toEqual([name, later[1], later[2]])
  })

  it('needs a whole build', async () => {
    buildSite('first')
    rmSync(`${build}-hosting`, { recursive: true })
    await expect(call('publish')).rejects.toThrow(/server\.conf is missing: build the site first/)
    expect(existsSync(releases)).toBe(false)
  })
})

describe('a release that nginx refuses', () => {
  it.each(['nginx', 'systemctl'] as const)(
    'as %s says, leaves the previous one and nothing else',
    async (by) => {
      const first = await publish('first')
      setProgram(by, 1)
      await expect(publish('second')).rejects.toThrow(`${first} stays online`)
      expect(titleOnline()).toBe('first')
      expect(listed()).toEqual([first])
    },
  )

  it('because it was stopped, as by a time limit, leaves the previous one', async () => {
    const first = await publish('first')
    // systemd stops them all.
    write(join(folder, 'bin/nginx'), '#!/bin/sh\nkill $PPID\nsleep 0.5\nexit 1\n', 0o755)
    await expect(publish('second')).rejects.toThrow(`${first} stays online`)
    expect(titleOnline()).toBe('first')
  })

  it('may be the first one', async () => {
    setProgram('nginx', 1)
    await expect(publish('first')).rejects.toThrow('no release stays online')
    expect(readdirSync(releases)).toEqual(['releases'])
    expect(listed()).toEqual([])
    expect(readFileSync(join(folder, 'calls'), 'utf8')).not.toContain('reload')
  })
})

describe('going back', () => {
  it('puts the release before online, with the hashed files of the one that was', async () => {
    await publish('first', ['assets/1.js'])
    const second = await publish('second', ['assets/2.js'])
    const third = await publish('third', ['assets/3.js'])
    await call('rollback')
    expect(titleOnline()).toBe('second')
    expect(readdirSync(online('assets')).toSorted()).toEqual(['1.js', '2.js', '3.js'])
    expect(await call('rollback', '--list')).toContain(`${second} online\n${third}`)
    await call('rollback', third)
    expect(titleOnline()).toBe('third')
  })

  it('goes to no other folder, and ends with the oldest release', async () => {
    const first = await publish('first')
    await expect(call('rollback')).rejects.toThrow('There is no earlier release.')
    await expect(call('rollback', '../x')).rejects.toThrow(`There is no release ../x, only ${first}.`)
    expect(current()).toBe(first)
  })
})
