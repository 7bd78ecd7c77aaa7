import { describe, expect, inject, it } from 'vitest'
import { administer } from './lib/server'

/** The media library’s “From URL”; it answers with events. */
const fetchFrom = async (url: string) => {
  const { body } = await administer<string>('/upload/actions/upload-from-urls', {
    method: 'POST',
    body: { urls: [url] },
  })
  return body
}

describe('an address to fetch a file from', () => {
  // The server under test itself would answer, with a page.
  const { port } = new URL(inject('server').origin)

  it.each([
    `http://0.0.0.0:${port}/guide`,
    `http://0:${port}/guide`,
    `http://127.0.0.1:${port}/guide`,
    `http://2130706433:${port}/guide`,
    `http://localhost:${port}/guide`,
    `http://10.0.0.1/a.jpg`,
    `http://100.64.0.1/a.jpg`,
    `http://169.254.169.254/latest/meta-data/`,
    `http://224.0.0.1/a.jpg`,
  ])('is refused when it is no public site’s: %s', async (url) => {
    expect(await fetchFrom(url)).toContain('Cette adresse ne mène pas à un site public.')
  })

  it('is refused in French when it does not exist', async () => {
    const events = await fetchFrom('http://nulle-part.invalid/a.jpg')
    expect(events).not.toContain('Could not resolve')
    expect(events.match(/Rien n’a pu être lu à cette adresse\./g)).toHaveLength(2)
  })
})
