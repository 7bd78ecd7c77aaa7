import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { companionFolder } from '../../scripts/backend/companion.ts'

const strapi = `${companionFolder}/node_modules/@strapi`

/** Words of a text, and of a message without its arguments. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\s*\w+\s*(?:,\s*\w+\s*,?)?|\b\w+\s*(?=\{)/g, ' ')
    .replaceAll(/(?<!\p{L})(\p{Ll}+)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** Every text in a value read from JSON, without the names of fields. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The sample content, and what the pages say of the fields. */
const readContent = () => [
  ...globSync(`${companionFolder}/seed/content/*.json`).flatMap((file) => textsIn(readJson(file))),
  ...globSync(`${companionFolder}/src/{api,components}/**/*.json`).flatMap((file) => {
    const schema = readJson(file)
    const { metadatas = {} }: { metadatas?: unknown } = Object(Object(schema).config)
    return textsIn(metadatas)
  }),
]

/** Strapi's messages in a language, with our corrections of its French. */
const readMessages = async (language: 'en' | 'fr') => {
  const files = globSync(`${strapi}/*/dist/**/translations/${language}.json.mjs`)
  const all = await Promise.all(
    files.map(async (file) => {
      const { default: messages }: { default: object } = await import(file)
      const plugin = file
        .slice(strapi.length + 1)
        .replace(/\/.*/, '')
        .replace('plugin-', '')
        .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
      const own = `${companionFolder}/src/admin/translations/${plugin}.json`
      const corrections = language === 'fr' && existsSync(own) ? readJson(own) : {}
      return textsIn(Object.assign({}, messages, corrections))
    }),
  )
  return all.flat()
}

/** Names of keys on a French keyboard. */
const KEYS = 'Alt'

/** A date as programs write it, and a size in English units. */
const FOREIGN_FORM = /\d{4}-\d{2}-\d{2}|yyyy|\d\s?[KMG]?B\b/

/**
 * Makes what recognises English: a word that Strapi's English has, and neither the French of the administration nor the
 * sample content.
 */
export const readEnglish = async () => {
  const french = new Set([...(await readMessages('fr')), ...readContent(), KEYS].flatMap(wordsOf))
  const english = new Set((await readMessages('en')).flatMap(wordsOf).filter((word) => !french.has(word)))
  return (text: string) => FOREIGN_FORM.test(text) || wordsOf(text).some((word) => english.has(word))
}

/** Every text that somebody sees or hears on a page; not what is typed in its fields. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[contenteditable], style, script, noscript, iframe')) continue
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
      if (!element.checkVisibility()) continue
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data)
    }
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
  })
