import { afterEach, expect, it, vi } from 'vitest'
import { readSiteStatus } from './site-status'

const HOOK = 'http://hook.test/secret'

afterEach(() => {
  vi.restoreAllMocks()
})

/** What is read of a hook that gives this response, and the warnings. */
const read = async (respond: () => Response) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())
  const warnings: string[] = []
  const status = await readSiteStatus(HOOK, (message) => warnings.push(message))
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${HOOK}/status`, expect.anything())
  return { status, warnings }
}

it('reads what the hook says', async () => {
  const said = { state: 'failed', changedAt: '2026-11-22T13:00:00Z', failedAt: '2026-11-22T13:32:00Z' }
  expect(await read(() => Response.json({ ...said, message: 'Raté.' }))).toEqual({
    status: { ...said, builtAt: null, message: 'Raté.' },
    warnings: [],
  })
})

it.each([
  ['has another state', () => Response.json({ state: 'asleep' })],
  ['sends no object', () => Response.json([])],
  ['sends a page', () => new Response('<p>Bonjour</p>', { headers: { 'Content-Type': 'text/html' } })],
  ['does not report', () => new Response(null, { status: 404 })],
])('knows nothing from a hook that %s', async (_, response) => {
  expect(await read(response)).toEqual({ status: { state: 'unknown' }, warnings: [] })
})

it('says when there is no hook', async () => {
  expect(await readSiteStatus(undefined, expect.unreachable)).toEqual({ state: 'unconfigured' })
})

it('warns when the hook does not respond, without its secret', async () => {
  const { status, warnings } = await read(() => {
    throw new TypeError('fetch failed')
  })
  expect(status).toEqual({ state: 'unreachable' })
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).not.toContain('secret')
})
