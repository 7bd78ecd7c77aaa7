type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }

export type Manifest = Record<string, Chunk | undefined>

const ENTRY = 'index.html'

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): string[] => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/** The entry's scripts first, whose dynamic imports are needed on every page, then those of the page's source file. */
export const scriptsOf = (manifest: Manifest, source: string | undefined): string[] => {
  if (source !== undefined && !manifest[source]) throw new Error(`The build has no chunk of ${source}.`)
  const sharedKeys = [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? [])]
  const scripts = [...sharedKeys, ...(source === undefined ? [] : [source])].flatMap((key) =>
    withImports(manifest, key),
  )
  return [...new Set(scripts)].map((file) => `/${file}`)
}
