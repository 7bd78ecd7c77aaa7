import type { Assets } from './document'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

export type Manifest = Record<string, Chunk | undefined>

const ENTRY = 'index.html'
/** The headings' font, three times as large, would delay the main picture. */
const PRELOADED_FONT = 'src/theme/fonts/figtree.woff2'

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/** The entry's dynamic imports are needed on every page. */
export const assetsOf = (manifest: Manifest, source: string | undefined): Assets => {
  if (source !== undefined && !manifest[source]) throw new Error(`The build has no chunk of ${source}.`)
  const sharedKeys = [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? [])]
  const scripts = [...sharedKeys, ...(source === undefined ? [] : [source])].flatMap((key) =>
    withImports(manifest, key),
  )
  const font = manifest[PRELOADED_FONT]?.file
  return {
    scripts: [...new Set(scripts)].map((file) => `/${file}`),
    font: font === undefined ? null : `/${font}`,
  }
}
