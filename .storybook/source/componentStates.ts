import { Visitor, type ESTree } from 'vite'
import type { Sources } from './componentGraph.ts'
import { parse, typeFinder } from './typeScopes.ts'

export type State = { prop: string; values: string[] }

export type Component = { name: string; states: State[] }

// Hints for the browser, and a heading's level.
const invisibleProps = new Set(['isMain', 'isFirst', 'titleAs'])

const typeReader = (sources: Sources) => {
  const find = typeFinder(sources)

  const parts = (type: ESTree.TSType, path: string): { type: ESTree.TSType; path: string }[] => {
    if (type.type === 'TSUnionType' || type.type === 'TSIntersectionType')
      return type.types.flatMap((part) => parts(part, path))
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const found = find(type.typeName.name, path)
      return found ? parts(found.type, found.path) : []
    }
    return [{ type, path }]
  }

  const members = (type: ESTree.TSType): { prop: string; value: ESTree.TSType }[] =>
    type.type === 'TSTypeLiteral'
      ? type.members.flatMap((member) =>
          member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
            ? [{ prop: member.key.name, value: member.typeAnnotation.typeAnnotation }]
            : [],
        )
      : []

  const literals = (type: ESTree.TSType, path: string): string[] =>
    parts(type, path).flatMap((part) =>
      part.type.type === 'TSLiteralType' &&
      part.type.literal.type === 'Literal' &&
      typeof part.type.literal.value === 'string'
        ? [part.type.literal.value]
        : [],
    )

  /** For `{ kind: 'idle' } | { kind: 'error' }`: the discriminant, `kind`, and its values. */
  const discriminated = (type: ESTree.TSType, path: string): State[] => {
    const objects = parts(type, path).filter((part) => part.type.type === 'TSTypeLiteral')
    if (objects.length < 2) return []
    const found = new Map<string, string[]>()
    for (const object of objects)
      for (const { prop, value } of members(object.type))
        found.set(prop, [...(found.get(prop) ?? []), ...literals(value, object.path)])
    return [...found].map(([prop, values]) => ({ prop, values })).filter(({ values }) => values.length > 0)
  }

  const statesOf = (props: ESTree.TSType, path: string): State[] => {
    const own = parts(props, path).flatMap((part) =>
      members(part.type).flatMap(({ prop, value }): State[] => {
        if (invisibleProps.has(prop)) return []
        const values = literals(value, part.path)
        if (values.length > 0) return [{ prop, values }]
        if (value.type === 'TSBooleanKeyword') return [{ prop, values: ['true'] }]
        return discriminated(value, part.path)
      }),
    )
    const merged = new Map<string, Set<string>>()
    for (const { prop, values } of [...discriminated(props, path), ...own])
      merged.set(prop, new Set([...(merged.get(prop) ?? []), ...values]))
    return [...merged].map(([prop, values]) => ({ prop, values: [...values] }))
  }

  return statesOf
}

// A function, a styled element, or either inside `memo(…)`.
const propsOf = (init: ESTree.Node): ESTree.TSType | null => {
  if (init.type === 'TaggedTemplateExpression') {
    const types = init.typeArguments ?? (init.tag.type === 'CallExpression' ? init.tag.typeArguments : null)
    return types?.params[0] ?? null
  }
  if (init.type === 'CallExpression') {
    const [wrapped] = init.arguments
    return wrapped ? propsOf(wrapped) : null
  }
  if (init.type !== 'ArrowFunctionExpression' && init.type !== 'FunctionExpression') return null
  const first = init.params[0]
  return first && 'typeAnnotation' in first ? (first.typeAnnotation?.typeAnnotation ?? null) : null
}

// A story that leaves a prop out shows its default.
const defaultsOf = (program: ESTree.Program): Set<string> => {
  const found = new Set<string>()
  new Visitor({
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier' && right.type === 'Literal')
        found.add(`${left.name}=${String(right.value)}`)
    },
  }).visit(program)
  return found
}

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name)

/** @throws Error on a form of export that is not supported. */
const exportsOf = (program: ESTree.Program, path: string): Map<string, ESTree.Node> => {
  const found = new Map<string, ESTree.Node>()
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExportAllDeclaration')
      throw new Error(`${path}: export a component by its name`)
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') continue
    const { declaration, specifiers } = statement
    if (specifiers.length > 0 || declaration?.type === 'FunctionDeclaration')
      throw new Error(`${path}: write a component as \`export const X = …\``)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init || !isComponentName(id.name)) continue
      if (id.typeAnnotation) throw new Error(`${path}: write the type of ${id.name}’s props at its parameter`)
      found.set(id.name, init)
    }
  }
  return found
}

export const componentsOf = (path: string, sources: Sources): Component[] => {
  const statesOf = typeReader(sources)
  const program = parse(path, sources.get(path) ?? '')
  const defaults = defaultsOf(program)
  return [...exportsOf(program, path)].map(([name, init]) => {
    const props = propsOf(init)
    const states = (props ? statesOf(props, path) : []).map(({ prop, values }) => ({
      prop,
      values: values.filter((value) => !defaults.has(`${prop}=${value}`)),
    }))
    return { name, states: states.filter(({ values }) => values.length > 0) }
  })
}
