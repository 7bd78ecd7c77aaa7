import type { ESTree } from 'vite'
import type { Documented, Sources } from './componentGraph.ts'
import { typeFinder, type Declaration } from './typeScopes.ts'

export type WrittenType = { summary: string; detail?: string }

const namesIn = (text: string) => text.match(/\b[A-Z]\w+/g) ?? []

type Origin = Pick<Declaration, 'path' | 'source'>

export const writtenTypes = (sources: Sources) => {
  const find = typeFinder(sources)

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
