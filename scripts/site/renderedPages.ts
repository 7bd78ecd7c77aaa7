import { mkdirSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Pages as they were rendered, a file for each fingerprint of what they were rendered from.
 * @param last those of the last build; null to render every page.
 * @param draft those of this build, for the next one.
 */
export const renderedPages = (last: string | null, draft: string) => {
  mkdirSync(draft)
  return async <Page>(fingerprint: string, render: () => Promise<Page>): Promise<Page> => {
    const kept = join(draft, `${fingerprint}.json`)
    if (last !== null) {
      try {
        await link(join(last, `${fingerprint}.json`), kept)
        const page: Page = JSON.parse(await readFile(kept, 'utf8'))
        return page
      } catch (error) {
        if (!isMissing(error)) console.warn('A page of the last build cannot be reused.', error)
        // Writing to a link would change the last build.
        await rm(kept, { force: true })
      }
    }
    const page = await render()
    await writeFile(kept, JSON.stringify(page))
    return page
  }
}
