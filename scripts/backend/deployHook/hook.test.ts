import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reachRealServers } from '../../../src/testing/realNetwork.ts'
import { rawRequest } from '../../shared/rawRequest.ts'
import { readHistory, readSecret, writeHistory } from './files.ts'
import { createSchedule, type History } from './schedule.ts'
import { serveHook } from './server.ts'

let folder: string

reachRealServers()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-hook-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the secret', () => {
  it('is made on the first start, for its owner only, and kept', () => {
    const { secret, place } = readSecret(join(folder, 'new'), '')
    expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(statSync(place).mode & 0o777).toBe(0o600)
    expect(readFileSync(place, 'utf8').trim()).toBe(secret)
    expect(readSecret(join(folder, 'new'), '').secret).toBe(secret)
  })

  it('is the one of the environment when there is one', () => {
    readSecret(folder, '')
    const { secret, place } = readSecret(folder, 'a-secret-of-the-owner')
    expect([secret, place]).toEqual(['a-secret-of-the-owner', 'DEPLOY_HOOK_SECRET'])
  })

  it.each(['short', 'has/a/slash/and/is/long'])('may not be “%s”', (given) => {
    expect(() => readSecret(folder, given)).toThrow('DEPLOY_HOOK_SECRET needs at least 16 letters and digits')
  })
})

describe('the history', () => {
  const history: History = { changedAt: null, builtAt: '2026-11-22T09:00:20.000Z', failedAt: null }

  it('is kept over restarts', () => {
    expect(readHistory(folder)).toEqual({ changedAt: null, builtAt: null, failedAt: null })
    writeHistory(folder, history)
    expect(readHistory(folder)).toEqual(history)
  })

  it('warns, and goes on, when it cannot be written', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    writeFileSync(join(folder, 'file'), '')
    writeHistory(join(folder, 'file'), history)
    expect(warning).toHaveBeenCalledOnce()
    warning.mockRestore()
  })

  it('starts anew, with a warning, from a file that cannot be read', () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue()
    writeFileSync(join(folder, 'history.json'), '{"builtAt": ')
    expect(readHistory(folder).builtAt).toBeNull()
    expect(warning).toHaveBeenCalledOnce()
    warning.mockRestore()
  })
})

it('the hook answers over HTTP, to those who know the secret', async () => {
  const { secret } = readSecret(folder, '')
  const schedule = createSchedule({
    build: () => Promise.resolve(true),
    history: readHistory(folder),
    onHistory: (history) => writeHistory(folder, history),
    waits: { quiet: 0, longest: 0, retries: [] },
  })
  const { port, stop } = await serveHook({ secret, schedule })
  const send = (method: string, path: string) => rawRequest({ port, method, path })
  const readStatus = async () => {
    const { status, headers, body } = await send('GET', `/${secret}/status`)
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    return JSON.parse(body.toString())
  }
  try {
    const never = { changedAt: null, builtAt: null, failedAt: null, message: null }
    expect(await readStatus()).toEqual({ state: 'idle', ...never })
    for (const [method, path] of [
      ['POST', '/'],
      ['POST', `/${'x'.repeat(secret.length)}`],
      ['GET', `/${secret}`],
      ['GET', '/status'],
      ['POST', `/${secret}/status`],
    ] as const) {
      expect((await send(method, path)).status).toBe(404)
    }
    expect(readHistory(folder).changedAt).toBeNull()

    expect((await send('POST', `/${secret}`)).status).toBe(202)
    await vi.waitFor(async () =>
      expect(await readStatus()).toMatchObject({ state: 'idle', builtAt: expect.any(String) }),
    )
    expect(readHistory(folder).builtAt).toEqual(expect.any(String))
  } finally {
    stop()
  }
})
