import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { productsHandlers } from '../../../mocks/handlers/products'
import { server } from '../../../mocks/server'
import { CmsError } from '../../CmsError'
import { buildUrl, fetchJson } from './http'

const url = 'https://cms.test/api/products'

const failureOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call did not fail.')
}

describe('buildUrl', () => {
  it('encodes names and values', () => {
    const built = buildUrl('https://cms.test/api', 'blog-posts', {
      'filters[title][$eq]': 'Bois & granulés + 8',
      'pagination[page]': 2,
    })
    expect([...new URL(built).searchParams]).toEqual([
      ['filters[title][$eq]', 'Bois & granulés + 8'],
      ['pagination[page]', '2'],
    ])
  })

  it('adds no question mark without parameters', () => {
    expect(buildUrl('https://cms.test/api', 'products')).toBe('https://cms.test/api/products')
  })
})

describe('fetchJson', () => {
  it('returns the parsed document', async () => {
    server.use(http.get(url, () => HttpResponse.json({ data: [1, null, 'é'] })))
    expect(await fetchJson(url)).toEqual({ data: [1, null, 'é'] })
  })

  it('asks past the caches on the way at build, as here', async () => {
    server.use(http.get(url, () => HttpResponse.json({})))
    const request = vi.spyOn(globalThis, 'fetch')
    await fetchJson(url)
    expect(request).toHaveBeenCalledExactlyOnceWith(url, { cache: 'no-store' })
    request.mockRestore()
  })

  it('reports the status, the status text and the body of an error response', async () => {
    server.use(http.get(url, () => HttpResponse.text('maintenance', { status: 503 })))
    expect(await failureOf(fetchJson(url))).toMatchObject({
      name: 'CmsError',
      kind: 'http',
      status: 503,
      message: 'HTTP 503 – Service Unavailable',
      body: 'maintenance',
    })
  })

  it('reports an HTML page sent with 200 as a format error, with its body', async () => {
    server.use(productsHandlers.malformed)
    const error = await failureOf(fetchJson(url))
    expect(error).toMatchObject({ kind: 'format', status: null })
    expect(error).toHaveProperty('body', expect.stringContaining('<!doctype html>'))
  })

  it('reports an empty response as a format error', async () => {
    server.use(http.get(url, () => new HttpResponse(null, { status: 200 })))
    expect(await failureOf(fetchJson(url))).toMatchObject({ kind: 'format' })
  })

  it('reports a network failure with its cause', async () => {
    server.use(productsHandlers.unreachable)
    const error = await failureOf(fetchJson(url))
    expect(error).toMatchObject({ kind: 'network', status: null })
    expect(error).toHaveProperty('cause', expect.any(TypeError))
  })

  it('reports an interrupted response as a network failure', async () => {
    const broken = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'))
          controller.error(new Error('cut'))
        },
      })
    server.use(http.get(url, () => new HttpResponse(broken())))
    expect(await failureOf(fetchJson(url))).toMatchObject({ kind: 'network' })
  })

  it('rethrows an AbortError instead of a CmsError', async () => {
    server.use(productsHandlers.pending)
    const controller = new AbortController()
    const call = failureOf(fetchJson(url, { signal: controller.signal }))
    controller.abort()
    const error = await call
    expect(error).toHaveProperty('name', 'AbortError')
    expect(error).not.toBeInstanceOf(CmsError)
  })
})
