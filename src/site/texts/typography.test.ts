import { expect, it } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

/** The texts of the specification stay as they are. */
const asSpecified = new Set(['✅ Message envoyé avec succès !', 'Mots-clés :'])

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('no text breaks a line before a sign that has a space before it', () => {
  const texts = textsIn(files)
  expect(texts.length).toBeGreaterThan(400)
  expect(texts.filter((text) => / [:;?!»%]|« /.test(text) && !asSpecified.has(text))).toEqual([])
})
