import type { Assets } from './document'

type Chunk = { file: string; imports?: string[] }

/** Vite's manifest: the client's chunks by source file. */
export type Manifest = Record<string, Chunk | undefined>

const ENTRY = 'index.html'
/** Imported by the entry once the library has run. */
const APPLICATION = 'src/app/mount.tsx'
/** The font of the body text. The headings' font, three times as large, would delay the main picture. */
const PRELOADED_FONT = 'src/theme/fonts/figtree.woff2'

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/**
 * The scripts of a page, and the font it preloads.
 * @param source file of the page's container, as in the manifest; undefined for the entry's scripts alone.
 */
export const assetsOf = (manifest: Manifest, source: string | undefined): Assets => {
  const scripts = [ENTRY, APPLICATION, ...(source === undefined ? [] : [source])].flatMap((key) =>
    withImports(manifest, key),
  )
  const font = manifest[PRELOADED_FONT]?.file
  return {
    scripts: [...new Set(scripts)].map((file) => `/${file}`),
    font: font === undefined ? null : `/${font}`,
  }
}
