import { basename } from 'node:path'
import type { ESTree } from 'vite'
import { parse } from './typeScopes.ts'

const ownProps = (type: ESTree.TSType): ESTree.TSSignature[] => {
  if (type.type === 'TSIntersectionType') return type.types.flatMap(ownProps)
  return type.type === 'TSTypeLiteral' ? type.members : []
}

/** As `Type.prop`, of the exported types and the component's own. */
export const undocumentedProps = (path: string, text: string): string[] =>
  parse(path, text).body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const type = isExported ? statement.declaration : statement
    if (type?.type !== 'TSTypeAliasDeclaration') return []
    if (!isExported && type.id.name !== `${basename(path, '.tsx')}Props`) return []
    return ownProps(type.typeAnnotation).flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
      const isDocumented = text.slice(0, member.start).trimEnd().endsWith('*/')
      return isDocumented ? [] : [`${type.id.name}.${member.key.name}`]
    })
  })
