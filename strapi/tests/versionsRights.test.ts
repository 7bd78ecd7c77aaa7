// Who may see versions and the bin.
import { describe, expect, inject, it } from 'vitest'
import { administer, call, read, visit } from './lib/server'
import { restoreTry, versionsOf } from './lib/versions'

describe('versions and the bin', () => {
  const paths = ['versions?uid=api::product.product', 'bin']

  it('are not for visitors and API tokens', async () => {
    for (const path of paths) {
      expect((await visit(`/dashboard/${path}`)).status).toBe(401)
      expect((await read(`/dashboard/${path}`)).status).toBe(401)
    }
    const token = inject('server').reader
    const path = '/dashboard/versions/1/restore'
    expect((await call(path, { method: 'POST' })).status).toBe(401)
    expect((await call(path, { method: 'POST', token })).status).toBe(401)
    expect((await visit('/api/kept-versions')).status).toBe(404)
    expect((await read('/api/kept-versions')).status).toBe(404)
  })

  it('are not content', async () => {
    const path = '/content-manager/collection-types/api::kept-version.kept-version'
    expect((await call(path, { token: inject('server').owner })).status).toBe(403)
    const { body } = await administer<{ data: { uid: string; isDisplayed: boolean }[] }>(
      '/content-manager/content-types',
    )
    expect(body.data.find(({ uid }) => uid.includes('kept-version'))?.isDisplayed ?? false).toBe(false)
  })

  it('say in French what is not there', async () => {
    for (const id of ['999999', '99999999999999999999', 'un; DROP TABLE products', '%']) {
      const { status, body } = await restoreTry(encodeURIComponent(id))
      expect(status).toBe(404)
      expect(body.error.message).toMatch(/^Cette version n’est plus gardée/)
    }
    expect(await versionsOf('admin::user', '1')).toEqual({ hasDrafts: false, versions: [] })
  })
})
