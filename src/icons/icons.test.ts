import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { http, HttpResponse } from 'msw'
import { iconsHandlers } from '../mocks/handlers/icons'
import { throwingStorage, createMemoryStorage } from '../testing/memoryStorage'
import { requestedUrls, server } from '../mocks/server'
import { fetchIcon } from './icons'

const fire = { body: expect.stringMatching(/^<path /), viewBox: '0 0 24 24' }

const answer = (body: object) =>
  server.use(http.get('https://api.iconify.design/mdi.json', () => HttpResponse.json(body)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', createMemoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('fetchIcon', () => {
  it('requests an icon by its set and name', async () => {
    expect(await fetchIcon(' mdi:fire ')).toEqual(fire)
    expect(requestedUrls().map(String)).toEqual(['https://api.iconify.design/mdi.json?icons=fire'])
  })

  it('stores an icon for a week, then requests it again', async () => {
    await fetchIcon('mdi:fire')
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000 - 1)
    expect(await fetchIcon('mdi:fire')).toEqual(fire)
    expect(requestedUrls()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    expect(await fetchIcon('mdi:fire')).toEqual(fire)
    expect(requestedUrls()).toHaveLength(2)
  })

  it('works when the storage throws', async () => {
    vi.stubGlobal('localStorage', throwingStorage)
    expect(await fetchIcon('mdi:fire')).toEqual(fire)
  })

  it.each(['', 'fire', 'mdi:', 'mdi/fire', 'MDI:fire', '../x:y', 'mdi:fire,tools', 'a:b:c'])(
    'sends no request for the malformed name %j',
    async (name) => {
      expect(await fetchIcon(name)).toBeNull()
      expect(requestedUrls()).toEqual([])
    },
  )
})

describe('fetchIcon replaces an invalid stored icon', () => {
  it.each([
    '{',
    'null',
    '{"savedAt":"hier","drawing":{}}',
    JSON.stringify({ savedAt: 1e15, drawing: { body: 'future', viewBox: '0 0 1 1' } }),
  ])('%j', async (stored) => {
    localStorage.setItem('icon:mdi:fire', stored)
    expect(await fetchIcon('mdi:fire')).toEqual(fire)
    expect(requestedUrls()).toHaveLength(1)
  })
})

describe('fetchIcon throws when the service', () => {
  it.each([
    ['down', 'HTTP 503'],
    ['unreachable', 'le service ne répond pas'],
    ['malformed', 'la réponse du service est illisible'],
  ] as const)('is %s', async (state, message) => {
    server.use(iconsHandlers[state])
    await expect(fetchIcon('mdi:fire')).rejects.toThrow(message)
    expect(localStorage).toHaveLength(0)
  })
})

describe('fetchIcon returns null', () => {
  it('when the service does not know it', async () => {
    server.use(iconsHandlers.missing)
    expect(await fetchIcon('mdi:fire')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    [{}],
    [{ icons: [] }],
    [{ icons: { fire: { body: 12 } } }],
    [{ icons: { fire: null } }],
    [{ icons: {}, aliases: { fire: { parent: 'fire' } } }],
  ])('when the answer is %j', async (body) => {
    answer(body)
    expect(await fetchIcon('mdi:fire')).toBeNull()
  })
})

describe('the viewBox', () => {
  it('uses the icon’s size, then the set’s, then 16 by 16', async () => {
    answer({ width: 20, icons: { fire: { body: '<path/>', left: 2, height: 18 } } })
    expect(await fetchIcon('mdi:fire')).toMatchObject({ viewBox: '2 0 20 18' })
    answer({ icons: { tools: { body: '<path/>' } } })
    expect(await fetchIcon('mdi:tools')).toMatchObject({ viewBox: '0 0 16 16' })
  })

  it('comes from the icon that an alias points to', async () => {
    answer({ icons: { flame: { body: '<path d="M0 0"/>' } }, aliases: { fire: { parent: 'flame' } } })
    expect(await fetchIcon('mdi:fire')).toMatchObject({ body: '<path d="M0 0"/>' })
  })
})
