import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerDigest, entryDigest, firstEntry, findChange } from './backendCheck'

const ask = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

const answers = (...bodies: [body: string, status?: number][]) => {
  for (const [body, status = 200] of bodies) ask.mockResolvedValueOnce(new Response(body, { status }))
}

beforeEach(() => {
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = JSON.stringify({ data: [{ id: 1, title: 'Lauze 8' }], meta: { pagination: { total: 1 } } })
const [entry] = JSON.parse(list).data

describe('a list', () => {
  it('is unchanged when every answer is the same to the letter', async () => {
    answers([list], ['{"data":[]}'])
    const checks = [
      { url: 'a', digest: await answerDigest(200, list) },
      { url: 'b', digest: await answerDigest(200, '{"data":[]}') },
    ]
    expect(await findChange(checks)).toBeNull()
    expect(ask.mock.calls.map(([url]) => url)).toEqual(['a', 'b'])
  })

  it('has changed at the first other answer: nothing more is asked, and what was answered is handed on', async () => {
    const changed = list.replace('Lauze 8', 'Lauze 9')
    answers([list], [changed])
    const digest = await answerDigest(200, list)
    const checks = ['a', 'b', 'c'].map((url) => ({ url, digest }))
    expect(await findChange(checks)).toEqual(
      new Map([
        ['a', list],
        ['b', changed],
      ]),
    )
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('has changed when the backend refuses what it answered before', async () => {
    answers([list, 404])
    expect(await findChange([{ url: 'a', digest: await answerDigest(200, list) }])).toEqual(new Map())
  })

  it('is unchanged when the backend refuses what it refused before', async () => {
    answers(['{"error":{}}', 400])
    expect(await findChange([{ url: 'a', digest: await answerDigest(400, '{"error":{}}') }])).toBeNull()
  })
})

describe('a look-up', () => {
  const check = async (found: unknown) =>
    [{ url: 'a', digest: await entryDigest(found), isLookup: true }] as const

  it('only minds its first entry, whatever is said of the list', async () => {
    answers([JSON.stringify({ data: [entry, { id: 2 }], meta: {} })])
    expect(await findChange(await check(entry))).toBeNull()
  })

  it.each([
    ['another entry', '{"data":[{"id":2}]}'],
    ['none', '{"data":[]}'],
  ])('has changed when it finds %s', async (_, body) => {
    answers([body])
    expect(await findChange(await check(entry))).not.toBeNull()
  })

  it('that found nothing may still find nothing', async () => {
    answers(['{"data":[]}'], ['{"data":null}'])
    expect(await findChange([...(await check(null)), ...(await check(undefined))])).toBeNull()
  })

  it('has changed when it is refused', async () => {
    answers(['{"data":null,"error":{}}', 404])
    expect(await findChange(await check(null))).not.toBeNull()
  })

  it('reads a single entry like a list of one', () => {
    expect(firstEntry('{"data":{"id":3}}')).toEqual({ id: 3 })
    expect(firstEntry('[]')).toBeUndefined()
  })
})

it('sends the headers the page itself would send', async () => {
  answers([list])
  const headers = { Accept: 'application/json' }
  await findChange([{ url: 'a', headers, digest: await answerDigest(200, list) }])
  expect(ask).toHaveBeenCalledWith('a', { headers, signal: undefined })
})

it('nothing is known of a backend that fails', async () => {
  answers(['down', 503])
  await expect(findChange([{ url: 'a', digest: 'any' }])).rejects.toThrow('HTTP 503')
})
