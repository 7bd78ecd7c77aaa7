import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Visitor = ReturnType<NonNullable<Rule['create']>>
type Node = Parameters<NonNullable<Visitor['Literal']>>[0]['parent']

const FRENCH_CHARACTER = /[àâæçèéêëîïôœùûüÿ«»]/iu
const ELISION = /(?<!\p{L})(?:[cdjlmnst]|qu)['’]\p{L}/iu
const LETTER = /\p{L}/u

/** Nearly every French sentence has one of these words, and few English ones do. */
const commonWords = new Set(
  (
    'aux avec ces cette dans de des du est et la le les nos notre nous ou par plus pour que qui sont sur ' +
    'tous toutes un une voir vos votre vous'
  ).split(' '),
)

const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

const hasLetter = (text: string) => LETTER.test(text)

/** A single word without an accent is not recognised: `Contact` is English too. */
const isFrench = (text: string) => {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter(hasLetter)
  return (
    FRENCH_CHARACTER.test(text) ||
    ELISION.test(text) ||
    (words.length > 1 && words.some((word) => commonWords.has(word)))
  )
}

/** Whether it is, or may become, a text of the page: a child of an element, or an attribute that is read. */
const isShown = (node: Node): boolean => {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return true
  if (parent.type === 'JSXAttribute')
    return parent.name.type === 'JSXIdentifier' && textAttributes.has(parent.name.name)
  const isPassedOn =
    parent.type === 'JSXExpressionContainer' ||
    parent.type === 'LogicalExpression' ||
    (parent.type === 'ConditionalExpression' && parent.test !== node) ||
    (parent.type === 'BinaryExpression' && parent.operator === '+')
  return isPassedOn && isShown(parent)
}

export const noFrenchLiteral: Rule = {
  meta: {
    type: 'problem',
    messages: { text: 'Move text that visitors read to src/site/texts.' },
  },
  create: ({ report }) => ({
    Literal: (node) => {
      const { value, parent } = node
      if (typeof value !== 'string') return
      // An object's key is not shown on screen.
      if (parent.type === 'Property' && parent.key === node) return
      if (isFrench(value) || (hasLetter(value) && isShown(node))) report({ node, messageId: 'text' })
    },
    TemplateLiteral: (node) => {
      // Joined with "x" in place of the values, so that the text counts as one sentence.
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('x')
      const hasWords = node.quasis.some(({ value }) => hasLetter(value.raw))
      if (isFrench(text) || (hasWords && isShown(node))) report({ node, messageId: 'text' })
    },
    JSXText: (node) => {
      // Entities such as `&nbsp;` are not letters.
      if (hasLetter(node.value.replaceAll(/&#?\w+;/g, ''))) report({ node, messageId: 'text' })
    },
  }),
}

export default { meta: { name: 'site' }, rules: { 'no-french-literal': noFrenchLiteral } }
