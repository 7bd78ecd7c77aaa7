// Backups of a server's database while somebody saves in its administration.
import type { logIn } from './session'

type Work = {
  origin: string
  session: Awaited<ReturnType<typeof logIn>>
  /** Copies the database as `deploy/bin/backup` does. @returns how many products the copy holds. */
  backUp: () => Promise<number>
  /** How many backups are made. */
  count: number
}

/**
 * Saves products one after the other while backups are made, one after the other.
 * @returns the ids of the saved products, and of each backup how many were saved before it and how many it holds.
 * @throws Error when a save or a backup fails.
 */
export const backUpDuringSaves = async ({ origin, session, backUp, count }: Work) => {
  const earlier = await backUp()
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
      backups.push({ before, held: (await backUp()) - earlier })
    }
  } finally {
    over.abort()
    await saving
  }
  const [outcome] = await saving
  if (outcome.status === 'rejected') throw outcome.reason
  return { saved, backups }
}
