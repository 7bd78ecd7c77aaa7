import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

export type Replacement = {
  /** Takes the target's place; when it is absent, the target goes. */
  draft: string
  target: string
}

const asideOf = ({ draft }: Replacement) => `${draft}.before`

const putBack = async (replacement: Replacement) => {
  const aside = asideOf(replacement)
  if (!existsSync(aside)) return
  await rm(replacement.target, { recursive: true, force: true })
  await rename(aside, replacement.target)
}

/**
 * Puts folders in place of others, all of them or none.
 * @throws Error when one cannot be moved; then every target is as it was.
 */
export const replaceFolders = async (replacements: readonly Replacement[]): Promise<void> => {
  try {
    for (const replacement of replacements) {
      const { draft, target } = replacement
      if (existsSync(target)) await rename(target, asideOf(replacement))
      if (existsSync(draft)) await rename(draft, target)
    }
  } catch (error) {
    for (const replacement of replacements) await putBack(replacement)
    throw error
  }
  for (const replacement of replacements) await rm(asideOf(replacement), { recursive: true, force: true })
}
