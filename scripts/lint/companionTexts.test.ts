import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withFrenchSpaces } from '../../src/values/frenchSpaces'

/** Code in quotation marks has neither these letters nor a full stop at its end. */
const FRENCH = /[àâæçèéêëîïôœùûüÿ«»’]|\.$/iu

const files = globSync('strapi/src/**/*.{js,mjs,ts,tsx,json}', { exclude: ['**/*.test.ts'] })

/** Texts in a syntax tree: between quotation marks, around the values of a template, and between tags. */
const textsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { type, value }: { type?: unknown; value?: unknown } = node
  const text = type === 'TemplateElement' ? Object(value).cooked : value
  const isText = type === 'Literal' || type === 'TemplateElement' || type === 'JSXText'
  return isText && typeof text === 'string' ? [text] : Object.values(node).flatMap(textsIn)
}

const readTexts = (file: string) => {
  const code = readFileSync(file, 'utf8')
  const { program } = file.endsWith('.json')
    ? parseSync('json.js', `export default ${code}`)
    : parseSync(file, code)
  return textsIn(program)
}

test('no text of the administration breaks a line before a sign that has a space before it', () => {
  const texts = files.flatMap(readTexts).filter((text) => FRENCH.test(text))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => text !== withFrenchSpaces(text))).toEqual([])
})
