import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

export type Replacement = {
  /** Takes the target's place; when it is absent, the target goes. */
  draft: string
  target: string
}

type Move = { from: string; to: string }

/**
 * Puts folders in place of others, all of them or none.
 * @throws Error when one cannot be moved; then every folder is where it was.
 */
export const replaceFolders = async (replacements: readonly Replacement[]): Promise<void> => {
  const done: Move[] = []
  const move = async (from: string, to: string) => {
    if (!existsSync(from)) return
    await rename(from, to)
    done.push({ from, to })
  }
  const aside = (draft: string) => `${draft}.before`
  try {
    for (const { draft, target } of replacements) {
      await move(target, aside(draft))
      await move(draft, target)
    }
  } catch (error) {
    for (const { from, to } of done.toReversed()) await rename(to, from)
    throw error
  }
  for (const { draft } of replacements) await rm(aside(draft), { recursive: true, force: true })
}
