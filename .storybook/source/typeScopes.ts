import { parseSync, Visitor, type ESTree } from 'vite'
import { resolveImport, type Sources } from './componentGraph.ts'

export type Declaration = { path: string; source: string; text: string; type: ESTree.TSType }

// By the name that each has in the file.
type Scope = { declared: Map<string, Declaration>; imported: Map<string, { path: string; name: string }> }

export const parse = (path: string, text: string) => parseSync(path, text).program

/** @throws Error on an interface: only type aliases are read. */
const scopeOf = (path: string, sources: Sources): Scope => {
  const source = sources.get(path) ?? ''
  const scope: Scope = { declared: new Map(), imported: new Map() }
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation: type, start, end }) => {
      scope.declared.set(id.name, { path, source, text: source.slice(start, end), type })
    },
    TSInterfaceDeclaration: ({ id }) => {
      throw new Error(`${path}: write ${id.name} as a type, not as an interface`)
    },
    ImportDeclaration: ({ source: request, specifiers }) => {
      const file = resolveImport(path, request.value, sources)
      for (const specifier of specifiers) {
        if (file === undefined || specifier.type !== 'ImportSpecifier') continue
        if (specifier.imported.type === 'Identifier')
          scope.imported.set(specifier.local.name, { path: file, name: specifier.imported.name })
      }
    },
  }).visit(parse(path, source))
  return scope
}

/** @returns a function that finds the type that a name stands for in a file. */
export const typeFinder = (sources: Sources) => {
  const scopes = new Map<string, Scope>()
  const find = (name: string, path: string): Declaration | undefined => {
    const scope = scopes.get(path) ?? scopeOf(path, sources)
    scopes.set(path, scope)
    const imported = scope.imported.get(name)
    return scope.declared.get(name) ?? (imported && find(imported.name, imported.path))
  }
  return find
}
