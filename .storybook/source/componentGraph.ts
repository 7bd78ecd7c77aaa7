import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'

/** By path from the project's root, with slashes on Windows too. */
export type Sources = ReadonlyMap<string, string>

export const readSources = (patterns: string[], exclude: string[] = []): Sources =>
  new Map(
    globSync(patterns, { exclude }).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  )

export type Documented = {
  title: string
  name: string
  file: string
}

export type Relations = { madeOf: string[]; usedIn: string[] }

const FRAME = /^src\/(app|prerender)\//
export const EVERY_PAGE = 'Every page'

export const resolveImport = (from: string, request: string, sources: Sources): string | undefined => {
  if (!request.startsWith('.')) return undefined
  const file = join(dirname(from), request)
  return [file, `${file}.ts`, `${file}.tsx`].find((candidate) => sources.has(candidate))
}

// Without those it only takes types from.
const importsOf = (path: string, sources: Sources): string[] => {
  const text = sources.get(path) ?? ''
  const { staticImports, dynamicImports } = parseSync(path, text).module
  const requests = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ]
  return requests.flatMap((request) => resolveImport(path, request, sources) ?? [])
}

/** Where several files are about one page, the first. */
export const documentedComponents = (sources: Sources): Documented[] => {
  const found = new Map<string, Documented>()
  for (const [path, text] of sources) {
    if (!path.endsWith('.stories.tsx')) continue
    const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1]
    const name = /preview\.meta\(\{[^}]*?\bcomponent: (\w+)/.exec(text)?.[1]
    const file = importsOf(path, sources).find((imported) => imported.endsWith(`/${name}.tsx`))
    if (!title || !name || !file) continue
    const known = found.get(file)
    if (!known || title.length < known.title.length) found.set(file, { title, name, file })
  }
  return [...found.values()]
}

/** Files without stories pass on what they import. */
export const relationsOf = (components: Documented[], sources: Sources): Map<string, Relations> => {
  const titleOf = (path: string): string | undefined => {
    if (FRAME.test(path)) return EVERY_PAGE
    const isOf = ({ file }: Documented) =>
      file === path || (path.startsWith('src/components/') && dirname(file) === dirname(path))
    return components.find(isOf)?.title
  }
  const paths = [...sources.keys()].filter((path) => !path.endsWith('.stories.tsx'))
  const owners = new Map(paths.map((path) => [path, titleOf(path)]))
  const imports = new Map(paths.map((path) => [path, importsOf(path, sources)]))
  const used = (path: string, seen = new Set<string>()): string[] =>
    (imports.get(path) ?? []).flatMap((file) => {
      if (seen.has(file)) return []
      seen.add(file)
      const owner = owners.get(file)
      return owner === undefined ? used(file, seen) : [owner]
    })

  const relations = new Map(
    components.map(({ title }): [string, Relations] => [title, { madeOf: [], usedIn: [] }]),
  )
  for (const [path, owner] of owners) {
    if (owner === undefined) continue
    for (const part of used(path)) {
      if (part === owner || part === EVERY_PAGE) continue
      relations.get(owner)?.madeOf.push(part)
      relations.get(part)?.usedIn.push(owner)
    }
  }
  const sorted = (titles: string[]) => [...new Set(titles)].toSorted()
  for (const relation of relations.values()) {
    relation.madeOf = sorted(relation.madeOf)
    relation.usedIn = sorted(relation.usedIn)
  }
  return relations
}
