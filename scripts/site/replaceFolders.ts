import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

export type Replacement = {
  /** When it does not exist, the target is only removed. */
  draft: string
  target: string
}

type Move = { from: string; to: string }

/** Whether nothing but an earlier build would be lost. The project itself has an `index.html` too. */
export const isReplaceable = (folder: string): boolean => {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.length === 0 || (names.includes('index.html') && !names.includes('package.json'))
}

/** All of them or none. @throws Error when one cannot be moved; the moves so far are undone. */
export const replaceFolders = async (replacements: readonly Replacement[]): Promise<void> => {
  const done: Move[] = []
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return
    await rename(from, to)
    done.push({ from, to })
  }
  const backupOf = (draft: string) => `${draft}.before`
  try {
    for (const { draft, target } of replacements) {
      await move(target, backupOf(draft))
      await move(draft, target)
    }
  } catch (error) {
    for (const { from, to } of done.toReversed()) await rename(to, from)
    throw error
  }
  for (const { draft } of replacements)
    await rm(backupOf(draft), { recursive: true, force: true }).catch((error: unknown) =>
      console.warn('The site is replaced, but its last build cannot be removed.', error),
    )
}
