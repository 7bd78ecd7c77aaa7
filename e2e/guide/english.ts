import { existsSync, globSync, readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { getSystemErrorMap } from 'node:util'
import type { Page } from 'playwright'
import { companionFolder } from '../../scripts/backend/companion.ts'

const strapi = `${companionFolder}/node_modules/@strapi`

/** Words of a text, and of a message without its arguments and tags. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/<[^<>]*>|%\w+%|\{\s*\w+\s*(?:,\s*\w+\s*,?)?|\b\w+\s*(?=\{)/g, ' ')
    .replaceAll(/(?<!\p{L})(\p{Ll}+)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []

/** A text without what may differ in two writings of it. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Every text in a value read from JSON, without the names of fields and of files. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^[\w-]+(\/[\w-]+)+$/.test(value)
      ? []
      : [value]
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

/** The texts in Strapi's own code, with and without a translation. */
const readCode = () =>
  globSync(`${strapi}/{admin,content-manager,core,design-system,i18n,upload,utils}/dist/**/*.mjs`)
    .filter((file) => !file.includes('/translations/'))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(['"`])(\p{Lu}\p{Ll}+(?: [\w${}.,:’'!?-]+)+)\1/gu),
        ([, , text = '']) => text.replaceAll(/\$\{.*?\}/g, ' '),
      ),
    )

/** Names of days and months, and what is said of the time that has passed. */
const readCalendar = (language: 'en' | 'fr') => {
  const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1))
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [
    ...(['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DateTimeFormat(language, { weekday: style, month: style })
      return days.map((day) => names.format(day))
    }),
    ...[-2, -1, 0, 1, 2].flatMap((count) =>
      (['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const).map((unit) =>
        relative.format(count, unit),
      ),
    ),
  ]
}

/** What a computer and the web say of a failure. */
const failures = () => [
  ...Array.from(getSystemErrorMap().values(), ([, text]) => text),
  ...Object.values(STATUS_CODES).flatMap((text) => text ?? []),
]

/** French as well: a key, a word that only Strapi's code has, and a language by its own name. */
const ALSO_FRENCH = ['Alt', 'Pagination', 'English']

const FILE = /\S+\.(jpe?g|png|webp|pdf|txt)\b/gi

/** Names of fields; dates, times and sizes as programs or the English write them. */
const FOREIGN_FORMS = [
  /(?<!\p{L})\p{Ll}+\p{Lu}\p{Ll}/u,
  /\p{L}_\p{L}/u,
  /documentid|(created|updated|published)(at|by)/i,
  /\d{4}-\d{2}-\d{2}|yyyy/i,
  /\b\d{1,2}\/(1[3-9]|2\d|3[01])\/\d{4}/,
  /\p{L}{3} \d{1,2}, \d{4}/u,
  /\d\s?[ap]m\b/i,
  /\d\s?[KMG]?B\b/,
]

/**
 * Makes what recognises English: the form of what is no French, a whole message of Strapi, or a word that English texts
 * have, and neither the French of the administration nor the sample content.
 */
export const readEnglish = async () => {
  const frenchTexts = [...(await readMessages('fr')), ...readContent(), ...readCalendar('fr'), ...ALSO_FRENCH]
  const englishTexts = [...(await readMessages('en')), ...readCode(), ...readCalendar('en'), ...failures()]
  const without = (english: string[], french: string[]) => {
    const known = new Set(french)
    return new Set(english.filter((text) => text && !known.has(text)))
  }
  const messages = without(englishTexts.map(plain), frenchTexts.map(plain))
  const words = without(englishTexts.flatMap(wordsOf), frenchTexts.flatMap(wordsOf))
  return (shown: string) => {
    const text = shown.replaceAll(FILE, '')
    return (
      FOREIGN_FORMS.some((form) => form.test(text)) ||
      messages.has(plain(text)) ||
      wordsOf(text).some((word) => words.has(word))
    )
  }
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
