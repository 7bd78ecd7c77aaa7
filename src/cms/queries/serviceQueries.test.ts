import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { expectConsole } from '../../testing/consoleGuard'
import { buildService } from '../../mocks/fixtures/services'
import { servicesHandlers } from '../../mocks/handlers/services'
import { filledClient } from '../../testing/filledClient'
import { requestedPaths, server } from '../../mocks/server'
import { serviceByIdQuery, serviceQuery, servicesPageQuery } from './serviceQueries'

const entry = buildService({ title: 'Pose', slug: 'pose', category: 'Installation' })
const pose = { category: 'installation', slug: 'pose' }

const withList = async (...entries: (typeof entry)[]) => {
  server.use(servicesHandlers.of(entries))
  const client = filledClient()
  await client.fetchQuery(servicesPageQuery({ page: 1 }))
  return client
}

describe('a service in a cached list', () => {
  it.each([
    ['slug', (client: QueryClient) => serviceQuery(pose, client)],
    ['id', (client: QueryClient) => serviceByIdQuery(entry.documentId, client)],
  ])('stands in until the service is read by its %s', async (_, toQuery) => {
    const client = await withList(entry)
    const observer = new QueryObserver(client, toQuery(client))
    expect(observer.getCurrentResult()).toMatchObject({ data: { title: 'Pose' }, isPlaceholderData: true })
    expect(await client.fetchQuery(toQuery(client))).toMatchObject({ title: 'Pose' })
    expect(requestedPaths()).toHaveLength(2)
  })

  it('is taken from the newest list', async () => {
    const client = await withList(entry)
    const list = client.getQueryData(servicesPageQuery({ page: 1 }).queryKey)
    client.setQueryData(
      servicesPageQuery({ category: 'installation', page: 1 }).queryKey,
      list && { ...list, services: list.services.map((service) => ({ ...service, title: 'Pose 2' })) },
      { updatedAt: Date.now() + 1 },
    )
    expect(serviceQuery(pose, client).placeholderData()).toMatchObject({ title: 'Pose 2' })
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
