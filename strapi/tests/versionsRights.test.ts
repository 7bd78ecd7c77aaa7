// Who may see versions and the bin.
import { describe, expect, inject, it } from 'vitest'
import { succeed } from './lib/http'
import { administer, asOwner, call, editor, read, visit } from './lib/server'
import { restoreTry, versionsOf } from './lib/versions'

type Permission = { action: string; subject: string; properties: object; conditions: string[] }

/** @returns the token of a new account that may do nothing else. */
const accountWith = async (permissions: Permission[]) => {
  const name = crypto.randomUUID()
  const send = async <T>(path: string, body: object, method = 'POST') =>
    (await succeed(administer<{ data: T }>(path, { method, body }))).data
  const role = await send<{ id: number }>('/admin/roles', { name, description: name })
  await send(`/admin/roles/${role.id}/permissions`, { permissions }, 'PUT')
  const user = await send<{ registrationToken: string }>('/admin/users', {
    firstname: 'Aide',
    lastname: name,
    email: `${name}@example.com`,
    roles: [role.id],
  })
  const userInfo = { firstname: 'Aide', lastname: name, password: `Aa1-${name}` }
  const { token } = await send<{ token: string }>('/admin/register', {
    registrationToken: user.registrationToken,
    userInfo,
  })
  return token
}

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

  it('are for who may read and write every field of every entry', async () => {
    const uid = 'api::product.product'
    const { documentId } = await editor.publish('products', { title: 'Au prix juste' })
    await editor.publish('products', { title: 'Au prix faux' }, documentId)
    const [, kept] = (await versionsOf(uid, documentId)).versions
    const limits = [
      { fields: ['title'], conditions: [] },
      { fields: ['title'], conditions: ['admin::is-creator'] },
    ]
    for (const { fields, conditions } of limits) {
      const token = await accountWith(
        ['read', 'update', 'create'].map((name) => ({
          action: `plugin::content-manager.explorer.${name}`,
          subject: uid,
          properties: { fields },
          conditions,
        })),
      )
      const path = `/dashboard/versions/${kept?.id}/restore`
      expect((await call(path, { method: 'POST', token })).status).toBe(403)
      expect((await call('/dashboard/bin', { token })).body).toEqual([])
      const list = `/dashboard/versions?${new URLSearchParams({ uid, documentId })}`
      expect((await call(list, { token })).body).toEqual({ hasDrafts: false, versions: [] })
    }
    expect((await restoreTry(kept?.id ?? '')).status).toBe(200)
  })

  it('are of one entry, whatever the address asks for', async () => {
    const path = '/dashboard/versions?uid=api::product.product&documentId[$ne]=x'
    expect((await asOwner(path)).body).toEqual({ hasDrafts: false, versions: [] })
  })

  it('are not content', async () => {
    const path = '/content-manager/collection-types/api::kept-version.kept-version'
    expect((await asOwner(path)).status).toBe(403)
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
