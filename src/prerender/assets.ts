import type { Assets } from './document'

type Chunk = { file: string; imports?: string[] }

/** What the client's build wrote, by source file. */
export type Manifest = Record<string, Chunk | undefined>

const ENTRY = 'index.html'
/** The face of texts. The headings' one, three times as heavy, would be in the main picture's way. */
const FIRST_FONT = 'src/theme/fonts/figtree.woff2'

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/** The scripts of a page, and the font it asks for first. @param source its container's file, as the manifest names it; absent when unknown. */
export const assetsOf = (manifest: Manifest, source: string | undefined): Assets => {
  const scripts = [...withImports(manifest, ENTRY), ...(source ? withImports(manifest, source) : [])]
  const font = manifest[FIRST_FONT]?.file
  return {
    scripts: [...new Set(scripts)].map((file) => `/${file}`),
    font: font === undefined ? null : `/${font}`,
  }
}
