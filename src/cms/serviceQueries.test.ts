import { describe, expect, it } from 'vitest'
import { expectConsole } from '../mocks/consoleGuard'
import { buildService } from '../mocks/fixtures/services'
import { servicesHandlers } from '../mocks/handlers/services'
import { createLiveStore, readFirst } from '../mocks/liveStore'
import { askedPaths, server } from '../mocks/server'
import { serviceByIdQuery, serviceQuery, servicesPageQuery } from './serviceQueries'

const entry = buildService({ title: 'Pose', slug: 'pose', category: 'Installation' })
const pose = { category: 'installation', slug: 'pose' }

const withList = async (...entries: (typeof entry)[]) => {
  server.use(servicesHandlers.of(entries))
  const store = createLiveStore()
  await readFirst(store, servicesPageQuery({ page: 1 }))
  return store
}

describe('a service that a list in memory holds', () => {
  it('is opened without a call, by slug and by id', async () => {
    const store = await withList(entry)
    expect(await readFirst(store, serviceQuery(pose))).toMatchObject({ title: 'Pose' })
    expect(await readFirst(store, serviceByIdQuery(entry.documentId))).toMatchObject({
      title: 'Pose',
    })
    expect(askedPaths()).toHaveLength(1)
  })

  it.each([
    ['picture', { image: null }],
    ['text', { content: null }],
    ['category', { category: null }],
  ])('without a %s is asked for, because a list does not bring everything', async (_, missing) => {
    const store = await withList({ ...entry, ...missing })
    await readFirst(store, serviceQuery(pose))
    expect(askedPaths().length).toBeGreaterThan(1)
  })
})

describe('what goes wrong is logged once', () => {
  it('a service that is not there', async () => {
    expectConsole(/console\.error: There is no service “pose”\./)
    server.use(servicesHandlers.empty)
    const store = createLiveStore()
    expect(await readFirst(store, serviceQuery(pose))).toBeNull()
  })

  it('an id that is not there', async () => {
    expectConsole(/console\.error: There is no service “abc”\./)
    const store = createLiveStore()
    expect(await readFirst(store, serviceByIdQuery('abc'))).toBeNull()
  })

  it('a backend that is down', async () => {
    expectConsole(/console\.error: Reading the service “pose” failed\.[^]*HTTP 503/)
    server.use(servicesHandlers.down)
    const store = createLiveStore()
    await expect(readFirst(store, serviceQuery(pose))).rejects.toThrow('HTTP 503')
    expect(askedPaths()).toHaveLength(1)
  })

  it('a list that does not come', async () => {
    expectConsole(/console\.error: Reading the services failed\./)
    server.use(servicesHandlers.unreachable)
    await expect(readFirst(createLiveStore(), servicesPageQuery({ page: 1 }))).rejects.toMatchObject({
      kind: 'network',
    })
  })
})
