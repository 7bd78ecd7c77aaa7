import type { Deleted, Versions } from '../../src/versions/lists'
import type { Restored } from '../../src/versions/restore'
import { succeed } from './http'
import { asOwner, type Failure } from './server'

/** What the page of an entry lists: its versions, the newest first. */
export const versionsOf = async (uid: string, documentId = '') =>
  (await asOwner<Versions>(`/dashboard/versions?${new URLSearchParams({ uid, documentId })}`)).body

export const restoreTry = (id: number | string) =>
  asOwner<Restored & Failure>(`/dashboard/versions/${id}/restore`, { method: 'POST' })

export const restore = async (id: number | undefined) => {
  const body = await succeed(restoreTry(id ?? ''))
  // No-break spaces look like others in a failing test.
  return { ...body, message: body.message.replaceAll('\u00A0', ' ') }
}

export const bin = async () => (await asOwner<Deleted[]>('/dashboard/bin')).body

/** What the bin has of this title. */
export const inBin = async (title: string) => (await bin()).filter((entry) => entry.title === title)
