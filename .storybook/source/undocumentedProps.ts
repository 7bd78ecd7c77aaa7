import { Visitor } from 'vite'
import { parse } from './componentStates.ts'

/** As `Type.prop`. */
export const undocumentedProps = (path: string, text: string): string[] => {
  const found: string[] = []
  let type = ''
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      type = declaration?.type === 'TSTypeAliasDeclaration' ? declaration.id.name : ''
    },
    'ExportNamedDeclaration:exit': () => {
      type = ''
    },
    TSTypeLiteral: ({ members, start }) => {
      if (type === '' || !text.slice(0, start).endsWith(`export type ${type} = `)) return
      for (const member of members) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue
        if (!text.slice(0, member.start).trimEnd().endsWith('*/')) found.push(`${type}.${member.key.name}`)
      }
    },
  }).visit(parse(path, text))
  return found
}
