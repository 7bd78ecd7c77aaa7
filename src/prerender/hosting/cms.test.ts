import { expect, it } from 'vitest'
import { readCmsOptions } from './cms'

const ORIGIN = 'https://cms.example.fr'

it('the host is the one of the API, and Strapi is on the same server, unless they are given', () => {
  const usual = { serverName: 'cms.example.fr', upstream: '127.0.0.1:1337', uploadMaxBytes: 20_971_520 }
  expect(readCmsOptions({}, ORIGIN)).toEqual(usual)
  expect(readCmsOptions({ CMS_SERVER_NAME: '', CMS_UPSTREAM: '', UPLOAD_MAX_BYTES: '' }, ORIGIN)).toEqual(
    usual,
  )
  const given = {
    CMS_SERVER_NAME: 'contenu.example.fr',
    CMS_UPSTREAM: '10.0.0.2:1338',
    UPLOAD_MAX_BYTES: '5000',
  }
  expect(readCmsOptions(given, ORIGIN)).toEqual({
    serverName: 'contenu.example.fr',
    upstream: '10.0.0.2:1338',
    uploadMaxBytes: 5_000,
  })
})

it.each([
  [{ CMS_SERVER_NAME: 'a.fr; include /etc/passwd' }, 'CMS_SERVER_NAME: must be a host name'],
  [{ CMS_UPSTREAM: 'http://127.0.0.1:1337/' }, 'CMS_UPSTREAM: must be a host and a port'],
  [{ UPLOAD_MAX_BYTES: '20m' }, 'UPLOAD_MAX_BYTES: must be a number of bytes'],
])('%j is refused', (env, message) => {
  expect(() => readCmsOptions(env, ORIGIN)).toThrow(message)
})
