import { inject } from 'vitest'
import type { Deleted, Versions } from '../../src/versions/lists'
import type { Restored } from '../../src/versions/restore'
import { call } from './server'

type Failure = { error: { message: string } }

const asOwner = <T>(path: string, method = 'GET') =>
  call<T>(`/dashboard/${path}`, { method, token: inject('server').owner })

/** What the page of an entry lists: its versions, the newest first. */
export const versionsOf = async (uid: string, documentId = '') =>
  (await asOwner<Versions>(`versions?${new URLSearchParams({ uid, documentId })}`)).body

export const restoreTry = (id: number | string) =>
  asOwner<Restored & Failure>(`versions/${id}/restore`, 'POST')

export const restore = async (id: number | undefined) => {
  const { status, body } = await restoreTry(id ?? '')
  if (status !== 200) throw new Error(`${status}: ${body.error.message}`)
  // No-break spaces look like others in a failing test.
  return { ...body, message: body.message.replaceAll('\u00A0', ' ') }
}

export const bin = async () => (await asOwner<Deleted[]>('bin')).body

/** What the bin has of this title. */
export const inBin = async (title: string) => (await bin()).filter((entry) => entry.title === title)
