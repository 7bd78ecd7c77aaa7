import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildService } from '../../mocks/fixtures/services'
import { servicesHandlers } from '../../mocks/handlers/services'
import { filledClient } from '../../testing/filledClient'
import { requestedPaths, server } from '../../mocks/server'
import { serviceByIdQuery, serviceKey, serviceQuery, servicesPageQuery } from './serviceQueries'

const entry = buildService({ title: 'Pose', slug: 'pose', category: 'Installation' })
const pose = { category: 'installation', slug: 'pose' }

const withList = async (...entries: (typeof entry)[]) => {
  server.use(servicesHandlers.of(entries))
  const client = filledClient()
  await client.fetchQuery(servicesPageQuery({ page: 1 }))
  return client
}

describe('a service in a cached list', () => {
  it('needs no request, by slug or by id', async () => {
    const client = await withList(entry)
    expect(await client.fetchQuery(serviceQuery(pose, client))).toMatchObject({ title: 'Pose' })
    expect(await client.fetchQuery(serviceByIdQuery(entry.documentId, client))).toMatchObject({
      title: 'Pose',
    })
    expect(requestedPaths()).toHaveLength(1)
  })

  it('is taken from the newest list', async () => {
    const client = await withList(entry)
    const [key, newer] = [servicesPageQuery({ page: 1 }).queryKey, Date.now() + 1]
    const list = client.getQueryData(key)
    client.setQueryData(
      servicesPageQuery({ category: 'installation', page: 1 }).queryKey,
      list && { ...list, services: list.services.map((service) => ({ ...service, title: 'Pose 2' })) },
      { updatedAt: newer },
    )
    expect(await client.fetchQuery(serviceQuery(pose, client))).toMatchObject({ title: 'Pose 2' })
    expect(client.getQueryState(serviceKey(pose))?.dataUpdatedAt).toBe(newer)
  })

  it.each([
    ['picture', { image: null }],
    ['text', { content: null }],
    ['category', { category: null }],
  ])('is fetched when the list has no %s for it', async (_, missing) => {
    const client = await withList({ ...entry, ...missing })
    await client.fetchQuery(serviceQuery(pose, client))
    expect(requestedPaths().length).toBeGreaterThan(1)
  })

  it('stands in for one whose text is loading', async () => {
    const client = await withList({ ...entry, content: null })
    const observer = new QueryObserver(client, serviceQuery(pose, client))
    expect(observer.getCurrentResult()).toMatchObject({ data: { title: 'Pose' }, isPlaceholderData: true })
  })
})

describe('one log line for', () => {
  it('an unknown slug', async () => {
    expectConsole(/console\.error: There is no service “pose”\./)
    server.use(servicesHandlers.empty)
    const client = filledClient()
    expect(await client.fetchQuery(serviceQuery(pose, client))).toBeNull()
  })

  it('an unknown id', async () => {
    expectConsole(/console\.error: There is no service “abc”\./)
    const client = filledClient()
    expect(await client.fetchQuery(serviceByIdQuery('abc', client))).toBeNull()
  })

  it('a backend that is down', async () => {
    expectConsole(/console\.error: Reading the service “pose” failed\.[^]*HTTP 503/)
    server.use(servicesHandlers.down)
    const client = filledClient()
    await expect(client.fetchQuery(serviceQuery(pose, client))).rejects.toThrow('HTTP 503')
    expect(requestedPaths()).toHaveLength(1)
  })

  it('a list that cannot be fetched', async () => {
    expectConsole(/console\.error: Reading the services failed\./)
    server.use(servicesHandlers.unreachable)
    await expect(filledClient().fetchQuery(servicesPageQuery({ page: 1 }))).rejects.toMatchObject({
      kind: 'network',
    })
  })
})
