import { describe, expect, it } from 'vitest'
import { takeConsoleProblems, expectConsole } from '../../testing/consoleGuard'
import { buildProduct } from '../fixtures/products'
import { resetServer, server } from '../server'
import { emailHandlers, sentMessages } from './email'
import { productsHandlers } from './products'
import { servicesHandlers } from './services'
import { buildService } from '../fixtures/services'
import { buildCategory } from '../fixtures/categories'

const get = (path: string, init?: RequestInit) => fetch(`https://cms.test/api/${path}`, init)

describe('the mocked backend', () => {
  it('answers on any host', async () => {
    const response = await fetch('http://127.0.0.1:1337/api/categories')
    expect(await response.json()).toMatchObject({ data: expect.any(Array) })
  })

  it('gives one entry under the address of its document id', async () => {
    const product = buildProduct({ id: 7, title: 'Lauze 8' })
    server.use(productsHandlers.of([product]))
    const response = await get(`products/${product.documentId}?populate=*`)
    expect(await response.json()).toMatchObject({ data: { id: 7, title: 'Lauze 8' } })
  })

  it('answers wrapped to a request for the format of Strapi 4', async () => {
    const response = await get('products?pagination[pageSize]=1', {
      headers: { 'Strapi-Response-Format': 'v4' },
    })
    expect(await response.json()).toMatchObject({
      data: [{ id: 1, attributes: { title: expect.any(String) } }],
    })
  })

  it('can refuse the text filter on services that have a relation instead', async () => {
    server.use(servicesHandlers.related([buildService({ categories: [buildCategory()] })]))
    expect((await get('blog-posts?filters[category][$containsi]=vente')).status).toBe(400)
    expect((await get('blog-posts?populate=categories')).status).toBe(200)
  })

  it('can fail on the second page alone', async () => {
    server.use(productsHandlers.page2Down)
    expect((await get('products?pagination[page]=1&pagination[pageSize]=100')).status).toBe(200)
    expect((await get('products?pagination[page]=2&pagination[pageSize]=100')).status).toBe(503)
  })

  it('can send a page of HTML with 200', async () => {
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

  it('accepts a well-formed message and keeps it for the test', async () => {
    const response = await send(message)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(sentMessages.last()).toEqual(message)
  })

  it('forgets the messages of the test before', () => {
    expect(sentMessages.all()).toEqual([])
  })

  it.each([
    ['without a key', { ...message, user_id: undefined }],
    ['with a value that is not trimmed', withParams({ phone: ' 06 12 34 56 78' })],
    ['without its subject', withParams({ subject: '' })],
    ['with the decoy in it', withParams({ website: '' })],
    ['that is no object', 'Bonjour'],
  ])('answers 400 to a message %s, and keeps nothing', async (_, body) => {
    expect((await send(body)).status).toBe(400)
    expect(sentMessages.all()).toEqual([])
  })

  it('refuses with the status and text a story chooses', async () => {
    server.use(emailHandlers.refused(412, 'Gmail_API: Invalid grant'))
    const response = await send(message)
    expect([response.status, await response.text()]).toEqual([412, 'Gmail_API: Invalid grant'])
    expect(sentMessages.all()).toEqual([])
  })

  it('can be out of reach', async () => {
    server.use(emailHandlers.networkError)
    await expect(send(message)).rejects.toThrow(TypeError)
  })

  function withParams(changed: Record<string, string>) {
    return { ...message, template_params: { ...message.template_params, ...changed } }
  }
})

it('the mocked icon service names the icons it does not have', async () => {
  const response = await fetch('https://api.iconify.design/mdi.json?icons=fire,unicorn')
  expect(await response.json()).toMatchObject({
    prefix: 'mdi',
    icons: { fire: { body: expect.stringContaining('<path') } },
    not_found: ['unicorn'],
  })
})

describe('the guards of the unit tests', () => {
  it('a request that no handler answers fails and is reported', async () => {
    await expect(fetch('https://elsewhere.test/thing')).rejects.toThrow(TypeError)
    expect(resetServer()).toEqual(['GET https://elsewhere.test/thing'])
  })

  it('an unexpected console line is reported', () => {
    console.warn('Something is', 'odd')
    expect(takeConsoleProblems()).toEqual(['Unexpected console.warn: Something is odd'])
  })

  it('an expected console line is no fault, a missing one is', () => {
    expectConsole(/console\.error: Reading failed/)
    expectConsole(/never written/)
    console.error('Reading failed.')
    expect(takeConsoleProblems()).toEqual(['No console line like /never written/'])
  })
})
