import { Visitor, type ESTree } from 'vite'
import type { Component } from './componentStates.ts'
import { parse } from './typeScopes.ts'

/** `values` are written `prop=value`. */
export type Shown = { components: Set<string>; values: Set<string> }

export const shownBy = (path: string, text: string): Shown => {
  const components = new Set<string>()
  const values = new Set<string>()

  // A variable (`isOpen={isOpen}`) belongs to a story that switches between both values.
  const record = (prop: string, value: ESTree.Node | null) => {
    if (value === null) values.add(`${prop}=true`)
    else if (value.type === 'Literal') values.add(`${prop}=${String(value.value)}`)
    else if (value.type === 'JSXExpressionContainer') record(prop, value.expression)
    else if (value.type === 'TSAsExpression') record(prop, value.expression)
    else if (value.type === 'ConditionalExpression') {
      record(prop, value.consequent)
      record(prop, value.alternate)
    } else if (value.type === 'Identifier') values.add(`${prop}=true`)
  }

  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier') return
      if (key.name === 'component' && value.type === 'Identifier') components.add(value.name)
      record(key.name, value)
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type === 'JSXIdentifier') components.add(name.name)
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        record(attribute.name.name, attribute.value)
      }
    },
  }).visit(parse(path, text))
  return { components, values }
}

export const missingFrom = (shown: Shown, components: readonly Component[]): string[] =>
  components.flatMap(({ name, states }) => {
    if (!shown.components.has(name)) return [`${name} has no story`]
    return states.flatMap(({ prop, values }) =>
      values
        .filter((value) => !shown.values.has(`${prop}=${value}`))
        .map((value) => `no story of ${name} shows ${prop}: ${value}`),
    )
  })

const guideParts = ['purpose', 'do', 'dont', 'accessibility'] as const

const isFilled = (value: ESTree.Node) =>
  (value.type === 'Literal' && value.value !== '') ||
  (value.type === 'ArrayExpression' && value.elements.length > 0)

export const missingGuide = (path: string, text: string): string[] => {
  const filled = new Set<string>()
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'guide' || value.type !== 'ObjectExpression') return
      for (const part of value.properties)
        if (part.type === 'Property' && part.key.type === 'Identifier' && isFilled(part.value))
          filled.add(part.key.name)
    },
  }).visit(parse(path, text))
  return guideParts.filter((part) => !filled.has(part))
}
