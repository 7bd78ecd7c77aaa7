import { Visitor, type ESTree } from 'vite'
import type { Sources } from './componentGraph.ts'
import { parse } from './componentStates.ts'

/** The type of a prop as it is written, and the declarations of the project's types that it names. */
export type WrittenType = { summary: string; detail?: string }

type Declaration = { text: string; type: ESTree.TSType; source: string }

/** Every type alias of the project by name. */
const declarationsOf = (sources: Sources): Map<string, Declaration> => {
  const declared = new Map<string, Declaration>()
  for (const [path, source] of sources) {
    if (!path.startsWith('src/') || !/^\s*(export )?type /m.test(source)) continue
    new Visitor({
      TSTypeAliasDeclaration: ({ id, typeAnnotation: type, start, end }) => {
        declared.set(id.name, { text: source.slice(start, end), type, source })
      },
    }).visit(parse(path, source))
  }
  return declared
}

const namesIn = (text: string) => text.match(/\b[A-Z]\w+/g) ?? []

/** Reads the props of a component from its `…Props` type. */
export const writtenTypes = (sources: Sources) => {
  const declared = declarationsOf(sources)

  const detailOf = (summary: string): string | undefined => {
    const found = new Map<string, string>()
    const add = (text: string) => {
      for (const name of namesIn(text)) {
        const declaration = declared.get(name)
        if (!declaration || found.has(name)) continue
        found.set(name, declaration.text)
        add(declaration.text)
      }
    }
    add(summary)
    return found.size > 0 ? [...found.values()].join('\n\n') : undefined
  }

  const collect = (type: ESTree.TSType, source: string, props: Map<string, WrittenType>): void => {
    if (type.type === 'TSParenthesizedType') collect(type.typeAnnotation, source, props)
    else if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType') {
      for (const part of type.types) collect(part, source, props)
    } else if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const named = declared.get(type.typeName.name)
      if (named) collect(named.type, named.source, props)
    } else if (type.type === 'TSTypeLiteral') {
      for (const member of type.members) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
        const written = member.typeAnnotation?.typeAnnotation
        if (!written) continue
        const summary = source.slice(written.start, written.end).replaceAll(/\s+/g, ' ')
        const known = props.get(member.key.name)
        const all = known && known.summary !== summary ? `${known.summary} | ${summary}` : summary
        props.set(member.key.name, { summary: all, detail: detailOf(all) })
      }
    }
  }

  return (component: string): Record<string, WrittenType> => {
    const props = new Map<string, WrittenType>()
    const declaration = declared.get(`${component}Props`)
    if (declaration) collect(declaration.type, declaration.source, props)
    return Object.fromEntries(props)
  }
}
