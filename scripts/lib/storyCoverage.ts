import { Visitor, type ESTree } from 'vite'
import { parse, type Component } from './componentStates.ts'

/** What a story file shows: the components it renders, and every `prop: 'value'` it gives to one. */
export type Shown = { components: Set<string>; values: Set<string> }

/** @param text source of a story file. */
export const shownBy = (path: string, text: string): Shown => {
  const components = new Set<string>()
  const values = new Set<string>()

  // A name instead of a value (`isOpen={isOpen}`) is a story that switches between both.
  const note = (prop: string, value: ESTree.Node | null) => {
    if (value === null) values.add(`${prop}=true`)
    else if (value.type === 'Literal') values.add(`${prop}=${String(value.value)}`)
    else if (value.type === 'JSXExpressionContainer') note(prop, value.expression)
    else if (value.type === 'TSAsExpression') note(prop, value.expression)
    else if (value.type === 'ConditionalExpression') {
      note(prop, value.consequent)
      note(prop, value.alternate)
    } else if (value.type === 'Identifier') values.add(`${prop}=true`)
  }

  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier') return
      if (key.name === 'component' && value.type === 'Identifier') components.add(value.name)
      note(key.name, value)
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type === 'JSXIdentifier') components.add(name.name)
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        note(attribute.name.name, attribute.value)
      }
    },
  }).visit(parse(path, text))
  return { components, values }
}

/** What of these components a story file leaves out, a sentence each. */
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

/** The parts of `parameters.guide` that a story file leaves out or empty. */
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
