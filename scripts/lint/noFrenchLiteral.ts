import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]

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

const textAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title'])

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
      const isShown =
        parent.type === 'JSXAttribute' &&
        parent.name.type === 'JSXIdentifier' &&
        textAttributes.has(parent.name.name)
      if (isFrench(value) || (isShown && hasLetter(value))) report({ node, messageId: 'text' })
    },
    TemplateLiteral: (node) => {
      // Joined with "x" in place of the values, so that the text counts as one sentence.
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('x')
      if (isFrench(text)) report({ node, messageId: 'text' })
    },
    JSXText: (node) => {
      // Entities such as `&nbsp;` are not letters.
      if (hasLetter(node.value.replaceAll(/&#?\w+;/g, ''))) report({ node, messageId: 'text' })
    },
  }),
}

export default { meta: { name: 'site' }, rules: { 'no-french-literal': noFrenchLiteral } }
