import { inject } from 'vitest'
import { call, type Entry } from './server'

export type Shown = {
  data: Entry
  meta: { version: string }
  error: { message: string; details: { errors: { path: string[]; message: string }[] } }
}

type Action = 'save' | 'publish' | 'unpublish' | 'discard'

/** A tab of the administration that shows an entry. It sends every change with the version that it shows. */
export const openTab = async (path: string, account: 'owner' | 'administrator' = 'owner') => {
  const token = inject('server')[account]
  let version = (await call<Partial<Shown>>(path, { token })).body.meta?.version ?? 'none'
  const press = async (action: Action, body: object = {}) => {
    const isSave = action === 'save'
    const answer = await call<Shown>(isSave ? path : `${path}/actions/${action}`, {
      method: isSave ? 'PUT' : 'POST',
      body,
      token,
      loaded: version,
    })
    version = answer.body.meta?.version ?? version
    return answer
  }
  return { press }
}
