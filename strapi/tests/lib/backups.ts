// Backups of a server's content while somebody saves in its administration.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../../../scripts/lib/deploy/backup.ts'
import type { Database } from '../../../scripts/lib/deploy/database.ts'
import type { logIn } from './session'

type Work = {
  origin: string
  session: Awaited<ReturnType<typeof logIn>>
  database: Database
  /** How many backups are made. */
  count: number
}

/**
 * Saves products one after the other while backups are made, one after the other.
 * @returns the ids of the saved products, and of each backup how many were saved before it and how many it holds.
 * @throws Error when a save or a backup fails.
 */
export const backUpDuringSaves = async ({ origin, session, database, count }: Work) => {
  const folder = await mkdtemp(join(tmpdir(), 'companion-backups-'))
  const places = { database, uploads: join(folder, 'uploads'), secrets: join(folder, '.env') }
  const earlier = (await database.countRows()).products ?? 0
  const saved: string[] = []
  const backups: { before: number; held: number }[] = []
  const over = new AbortController()
  const save = async () => {
    while (!over.signal.aborted) {
      const { documentId } = await session.save(origin, { title: 'Enregistré pendant une sauvegarde' })
      saved.push(documentId)
    }
  }
  const saving = Promise.allSettled([save()])
  try {
    while (backups.length < count) {
      const before = saved.length
      const { summary } = await backUp(places, join(folder, 'backups'))
      backups.push({ before, held: (summary.rows.products ?? 0) - earlier })
    }
  } finally {
    over.abort()
    await saving
    await rm(folder, { recursive: true, force: true })
  }
  const [outcome] = await saving
  if (outcome.status === 'rejected') throw outcome.reason
  return { saved, backups }
}
