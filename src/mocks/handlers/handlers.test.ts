import { describe, expect, it } from 'vitest'
import { takeConsoleProblems, expectConsole } from '../../testing/consoleGuard'
import { buildCategory } from '../fixtures/categories'
import { buildProduct, manyProducts } from '../fixtures/products'
import { resetServer, server } from '../server'
import { emailHandlers, sentMessages } from './email'
import { productsHandlers } from './products'

const get = (path: string) => fetch(`https://cms.test/api/${path}`)

describe('the mocked backend', () => {
  it('responds on any host', async () => {
    const response = await fetch('http://127.0.0.1:1337/api/categories')
    expect(await response.json()).toMatchObject({ data: expect.any(Array) })
  })

  it.each([
    ['', 25, { page: 1, pageSize: 25, pageCount: 2, total: 30 }],
    ['?pagination[page]=3&pagination[pageSize]=12', 6, { page: 3, pageSize: 12, pageCount: 3, total: 30 }],
    ['?pagination[page]=4&pagination[pageSize]=12', 0, { page: 4, pageSize: 12, pageCount: 3, total: 30 }],
  ])('responds with one page of a list, 25 entries by default: %j', async (query, count, pagination) => {
    server.use(productsHandlers.of(manyProducts(30)))
    const { data, meta } = await (await get(`products${query}`)).json()
    expect(data).toHaveLength(count)
    expect(meta).toEqual({ pagination })
  })

  it('responds with one entry at the path of its document id, and with 404 to any other', async () => {
    const product = buildProduct({ id: 7, title: 'Lauze 8' })
    server.use(productsHandlers.of([product]))
    const response = await get(`products/${product.documentId}?populate=*`)
    expect(await response.json()).toEqual({ data: product, meta: {} })
    expect((await get('products/7')).status).toBe(404)
  })

  it('can respond in the format of Strapi 4, with entries at their numeric id', async () => {
    const { image, ...product } = buildProduct({ id: 7, categories: [buildCategory({ name: 'Inserts' })] })
    const entry = {
      id: 7,
      attributes: {
        title: product.title,
        image: { data: { id: image?.id, attributes: { url: image?.url } } },
        categories: { data: [{ id: 1, attributes: { name: 'Inserts' } }] },
      },
    }
    server.use(productsHandlers.of([{ ...product, image }], { shape: 'wrapped' }))
    expect(await (await get('products')).json()).toMatchObject({ data: [entry] })
    expect(await (await get('products/7')).json()).toMatchObject({ data: entry })
    expect((await get(`products/${product.documentId}`)).status).toBe(404)
  })

  it('finds nothing by a filter that it does not know', async () => {
    const counts = ['[slug][$eq]=ondea-8', '[brand][$eq]=Granéo'].map(async (filter) => {
      const { meta } = await (await get(`products?filters${filter}`)).json()
      return meta.pagination.total
    })
    expect(await Promise.all(counts)).toEqual([1, 0])
  })

  it('can fail on the second page only', async () => {
    server.use(productsHandlers.page2Down)
    expect((await get('products?pagination[page]=1&pagination[pageSize]=100')).status).toBe(200)
    expect((await get('products?pagination[page]=2&pagination[pageSize]=100')).status).toBe(503)
  })

  it('can send an HTML page with 200', async () => {
    server.use(productsHandlers.malformed)
    const response = await get('products')
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })
})

describe('the mocked e-mail service', () => {
  const message = {
    lib_version: '4.4.1',
    user_id: 'public_key_test',
    service_id: 'service_test',
    template_id: 'template_test',
    template_params: {
      from_name: 'Jeanne Vidal',
      from_email: '',
      project_type: '',
      phone: '06 12 34 56 78',
      subject: 'Nouveau message depuis le site',
      message: 'Bonjour',
    },
  }

  const send = (body: unknown) =>
    fetch('https://api.emailjs.com/api/v1.0/email/send', { method: 'POST', body: JSON.stringify(body) })

  it('accepts a valid message and records it', async () => {
    const response = await send(message)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(sentMessages.last()).toEqual(message)
  })

  it('has no messages from the previous test', () => {
    expect(sentMessages.all()).toEqual([])
  })

  it.each([
    ['without a key', { ...message, user_id: undefined }],
    ['with a value that is not trimmed', withParams({ phone: ' 06 12 34 56 78' })],
    ['without its subject', withParams({ subject: '' })],
    ['with the honeypot field', withParams({ website: '' })],
    ['that is not an object', 'Bonjour'],
  ])('responds with 400 to a message %s, and records nothing', async (_, body) => {
    expect((await send(body)).status).toBe(400)
    expect(sentMessages.all()).toEqual([])
  })

  it('can refuse a message with any status and text', async () => {
    server.use(emailHandlers.refused(412, 'Gmail_API: Invalid grant'))
    const response = await send(message)
    expect([response.status, await response.text()]).toEqual([412, 'Gmail_API: Invalid grant'])
    expect(sentMessages.all()).toEqual([])
  })

  it('can be unreachable', async () => {
    server.use(emailHandlers.networkError)
    await expect(send(message)).rejects.toThrow(TypeError)
  })

  function withParams(changed: Record<string, string>) {
    return { ...message, template_params: { ...message.template_params, ...changed } }
  }
})

it('the mocked icon service lists unknown icons in not_found', async () => {
  const response = await fetch('https://api.iconify.design/mdi.json?icons=fire,unicorn')
  expect(await response.json()).toMatchObject({
    prefix: 'mdi',
    icons: { fire: { body: expect.stringContaining('<path') } },
    not_found: ['unicorn'],
  })
})

describe('the unit test setup', () => {
  it('reports an unhandled request, which fails', async () => {
    await expect(fetch('https://elsewhere.test/thing')).rejects.toThrow(TypeError)
    expect(resetServer()).toEqual(['GET https://elsewhere.test/thing'])
  })

  it('reports an unexpected console line', () => {
    console.warn('Something is', 'odd')
    expect(takeConsoleProblems()).toEqual(['Unexpected console.warn: Something is odd'])
  })

  it('accepts an expected console line and reports a missing one', () => {
    expectConsole(/console\.error: Reading failed/)
    expectConsole(/never written/)
    console.error('Reading failed.')
    expect(takeConsoleProblems()).toEqual(['No console line like /never written/'])
  })
})
