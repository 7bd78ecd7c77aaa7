import { Visitor, type ESTree } from 'vite'
import { parse } from './typeScopes.ts'

const actors = new Set(['userEvent', 'fireEvent', 'pressKeys', 'clickPageCorner'])
const actions = new Set([
  'blur',
  'click',
  'dispatchEvent',
  'focus',
  'requestSubmit',
  'scrollBy',
  'scrollIntoView',
  'scrollTo',
])

const acts = (program: ESTree.Program, { start, end }: ESTree.Node): boolean => {
  let isActing = false
  const isInside = (node: ESTree.Node) => node.start >= start && node.end <= end
  new Visitor({
    Identifier: (node) => {
      if (isInside(node) && actors.has(node.name)) isActing = true
    },
    CallExpression: (node) => {
      const { callee } = node
      if (!isInside(node) || callee.type !== 'MemberExpression') return
      if (callee.property.type === 'Identifier' && actions.has(callee.property.name)) isActing = true
    },
  }).visit(program)
  return isActing
}

/** Docs pages do not run a `play`, and what it leaves, such as a focus ring, would be in the pictures. */
export const actingStories = (path: string, text: string): number[] => {
  const program = parse(path, text)
  const lines: number[] = []
  new Visitor({
    Property: ({ key, value, start }) => {
      if (key.type === 'Identifier' && key.name === 'play' && acts(program, value))
        lines.push(text.slice(0, start).split('\n').length)
    },
  }).visit(program)
  return lines
}

const hasBehaviour = (node: ESTree.Argument): boolean => {
  if (node.type === 'Identifier') return node.name === 'behaviour'
  if (node.type !== 'ObjectExpression') return false
  return node.properties.some((part) => part.type === 'SpreadElement' && hasBehaviour(part.argument))
}

export const picturedTests = (path: string, text: string): number[] => {
  const lines: number[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [, annotations], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.property.name !== 'test' || callee.object.type !== 'Identifier') return
      if (!/^[A-Z]/.test(callee.object.name)) return
      if (!annotations || !hasBehaviour(annotations)) lines.push(text.slice(0, start).split('\n').length)
    },
  }).visit(parse(path, text))
  return lines
}
