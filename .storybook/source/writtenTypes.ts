import { Visitor, type ESTree } from 'vite'
import { resolveImport, type Documented, type Sources } from './componentGraph.ts'
import { parse } from './componentStates.ts'

export type WrittenType = { summary: string; detail?: string }

type Origin = { path: string; source: string }

type Declaration = Origin & { text: string; type: ESTree.TSType }

// By the name that each has in the file.
type Scope = { declared: Map<string, Declaration>; imported: Map<string, { path: string; name: string }> }

const scopesOf = (sources: Sources): Map<string, Scope> => {
  const scopes = new Map<string, Scope>()
  for (const [path, source] of sources) {
    if (!path.startsWith('src/')) continue
    const scope: Scope = { declared: new Map(), imported: new Map() }
    new Visitor({
      TSTypeAliasDeclaration: ({ id, typeAnnotation: type, start, end }) => {
        scope.declared.set(id.name, { text: source.slice(start, end), type, path, source })
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
    scopes.set(path, scope)
  }
  return scopes
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w+/g) ?? []

export const writtenTypes = (sources: Sources) => {
  const scopes = scopesOf(sources)

  const find = (name: string, path: string): Declaration | undefined => {
    const scope = scopes.get(path)
    const imported = scope?.imported.get(name)
    return scope?.declared.get(name) ?? (imported && find(imported.name, imported.path))
  }

  const detailOf = (summary: string, path: string): string | undefined => {
    const found = new Set<Declaration>()
    const add = (text: string, from: string) => {
      for (const name of namesIn(text)) {
        const declaration = find(name, from)
        if (!declaration || found.has(declaration)) continue
        found.add(declaration)
        add(declaration.text, declaration.path)
      }
    }
    add(summary, path)
    return found.size > 0 ? [...found].map(({ text }) => text).join('\n\n') : undefined
  }

  const collect = (type: ESTree.TSType, { path, source }: Origin, props: Map<string, WrittenType>): void => {
    if (type.type === 'TSParenthesizedType') collect(type.typeAnnotation, { path, source }, props)
    else if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType') {
      for (const part of type.types) collect(part, { path, source }, props)
    } else if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const named = find(type.typeName.name, path)
      if (named) collect(named.type, named, props)
    } else if (type.type === 'TSTypeLiteral') {
      for (const member of type.members) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
        const written = member.typeAnnotation?.typeAnnotation
        if (!written) continue
        const summary = source.slice(written.start, written.end).replaceAll(/\s+/g, ' ')
        const known = props.get(member.key.name)
        const all = known && known.summary !== summary ? `${known.summary} | ${summary}` : summary
        props.set(member.key.name, { summary: all, detail: detailOf(all, path) })
      }
    }
  }

  return ({ name, file }: Pick<Documented, 'name' | 'file'>): Record<string, WrittenType> => {
    const props = new Map<string, WrittenType>()
    const declaration = find(`${name}Props`, file)
    if (declaration) collect(declaration.type, declaration, props)
    return Object.fromEntries(props)
  }
}
