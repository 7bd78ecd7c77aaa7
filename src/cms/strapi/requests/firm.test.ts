import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { defaultLegal } from '../../../site/legal'
import { buildMedia } from '../../../mocks/fixtures/media'
import { server } from '../../../mocks/server'
import { answerSingle } from '../../../testing/answerSingle'
import { expectConsole } from '../../../testing/consoleGuard'
import { fetchHomeTexts, fetchLegalDetails, fetchPartners } from './firm'
import { fetchShop } from './shop'
import { fetchTariffs } from './tariffs'

const answerList = (path: string, entries: object[]) =>
  server.use(
    http.get(`*/api/${path}`, () =>
      HttpResponse.json({ data: entries, meta: { pagination: { pageCount: 1, total: entries.length } } }),
    ),
  )

const refuse = (path: string, status: number) =>
  server.use(http.get(`*/api/${path}`, () => HttpResponse.json({ error: { status } }, { status })))

describe('a type that the backend does not have', () => {
  it.each([401, 403, 404])('is null when it answers %i', async (status) => {
    for (const path of ['shop', 'home-page', 'legal-notice', 'tariff', 'partners']) refuse(path, status)
    expect(await fetchShop()).toBeNull()
    expect([await fetchHomeTexts(), await fetchLegalDetails()]).toEqual([null, null])
    expect(await fetchTariffs()).toBeNull()
    expect(await fetchPartners()).toBeNull()
    if (status !== 404)
      expectConsole(/warn: The backend’s (shop|home-page|legal-notice|tariff|partners) is left out: HTTP 40/)
  })

  it('is not assumed when the backend fails', async () => {
    refuse('shop', 500)
    await expect(fetchShop()).rejects.toThrow('HTTP 500')
  })
})

it('reads the texts of the home page, but those that are empty', async () => {
  answerSingle('home-page', { promise: '<p>Trois frères, un métier.</p>', area_sentence: ' ' })
  expect(await fetchHomeTexts()).toEqual({ promise: 'Trois frères, un métier.' })
})

it('reads the legal information, but what is empty', async () => {
  answerSingle('legal-notice', { siren: '123 456 789', host_name: 'Hébergeur SAS', mediator_website: null })
  expect(await fetchLegalDetails()).toEqual({
    siren: '123 456 789',
    host: { ...defaultLegal.host, name: 'Hébergeur SAS' },
  })
})

it.each(['flat', 'wrapped'] as const)('reads the tariffs from a %s response', async (shape) => {
  answerSingle(
    'tariff',
    { hourly_rate: 62, services: [{ id: 1, name: 'Ramonage', price: 'gratuit' }] },
    shape,
  )
  expect(await fetchTariffs()).toMatchObject({
    hourlyRate: expect.stringMatching(/^62\s€ TTC$/),
    services: [{ name: 'Ramonage', price: 'gratuit' }],
  })
})

describe('the partners', () => {
  const logo = buildMedia({ url: '/uploads/logo.png' })

  it('are read in the owner’s order, without those that have no name or no logo', async () => {
    answerList('partners', [
      { documentId: 'e', name: 'Sans rang', logo },
      { documentId: 'b', name: 'Ovnhus', logo, link: 'https://ovnhus.example', position: 1 },
      { documentId: 'c', name: 'Sans logo', logo: null },
      { documentId: 'd', name: '', logo },
      { documentId: 'a', name: 'Focalis', logo, link: 'javascript:alert(1)', position: 2 },
    ])
    expect(await fetchPartners()).toMatchObject([
      { id: 'b', name: 'Ovnhus', href: 'https://ovnhus.example' },
      { id: 'a', name: 'Focalis', href: null },
      { id: 'e', name: 'Sans rang' },
    ])
    expectConsole(/warn: The partner "(Sans logo|d)" is left out: it needs a name/)
  })

  it('are null when there are none', async () => {
    answerList('partners', [])
    expect(await fetchPartners()).toBeNull()
  })
})
