import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { corrections, french, prefixKeys } from './french'
import { hiddenPlugins, neverShown } from './neverShown'

type Messages = Record<string, string>
type Element = {
  type: number
  value: string
  options?: Record<string, { value: Element[] }>
  children?: Element[]
}

const require = createRequire(import.meta.url)
const { parse }: { parse: (message: string) => Element[] } = require('@formatjs/icu-messageformat-parser')

const packages = new URL('../../../node_modules/@strapi/', import.meta.url).pathname

/** Where each part of the administration has its code and its translations. */
const parts: Record<string, { code: string; translations: string }> = {
  admin: { code: 'admin/dist/admin/admin/src', translations: 'admin/dist/admin/admin/src/translations' },
  ...Object.fromEntries(
    ['content-manager', 'upload', 'i18n', 'email'].map((name) => [
      name,
      { code: `${name}/dist/admin`, translations: `${name}/dist/admin/translations` },
    ]),
  ),
  'users-permissions': {
    code: 'plugin-users-permissions/dist/admin',
    translations: 'plugin-users-permissions/dist/admin/translations',
  },
}

const readTranslations = async (language: string): Promise<Messages> => {
  const all = await Promise.all(
    Object.entries(parts).map(async ([plugin, { translations }]) => {
      const [file] = globSync(`${packages}${translations}/${language}.json.mjs`)
      // Strapi has no French at all for some plugins.
      if (!file) return {}
      const { default: messages }: { default: Messages } = await import(file)
      return prefixKeys(plugin, messages)
    }),
  )
  return Object.assign({}, ...all)
}

const english = await readTranslations('en')
const strapisFrench = await readTranslations('fr')
const shownFrench = { ...strapisFrench, ...french }

const hidden = [...hiddenPlugins.map((plugin) => `${plugin}.`), ...neverShown]
const isShown = (key: string) => !hidden.some((beginning) => key.startsWith(beginning))

const readCode = (folder: string) =>
  globSync(`${packages}${folder}/**/*.mjs`)
    .filter((file) => !/\/(tests|translations)\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const code = Object.fromEntries(Object.entries(parts).map(([plugin, part]) => [plugin, readCode(part.code)]))

/** Keys that stand in Strapi's code with an English default, and that its English file may lack. */
const keysInCode = Object.entries(code).flatMap(([plugin, source]) =>
  [...source.matchAll(/\bid:\s*(get\w+\()?\s*(['"`])([^'"`$]+)\2\)?,\s*defaultMessage:/g)].map(
    ([, prefixed, , key = '']) => (prefixed && plugin !== 'admin' ? `${plugin}.${key}` : key),
  ),
)

/** The text that is shown, without the names of arguments. */
const shownText = (elements: Element[]): string =>
  elements
    .map(({ type, value, options, children }) => {
      if (type === 0) return value
      return [
        ...Object.values(options ?? {}).map((option) => shownText(option.value)),
        shownText(children ?? []),
      ].join('')
    })
    .join('')

const argumentsOf = (elements: Element[]): string[] =>
  elements.flatMap(({ type, value, options, children }) => [
    ...(type === 0 || type === 7 ? [] : [value]),
    ...Object.values(options ?? {}).flatMap((option) => argumentsOf(option.value)),
    ...argumentsOf(children ?? []),
  ])

/** Beginning of the keys whose English cannot be parsed: it has an address in angle brackets. */
const MALFORMED = 'email.Settings.email.plugin.placeholder.default'

describe('the French of the administration', () => {
  it('covers every plugin of Strapi that shows something', () => {
    const withMessages = globSync(`${packages}*/dist/admin/translations/en.json.mjs`).map(
      (file) => file.slice(packages.length).split('/')[0]?.replace('plugin-', '') ?? '',
    )
    expect(['admin', ...withMessages].toSorted()).toEqual(
      [...Object.keys(parts), ...hiddenPlugins].toSorted(),
    )
  })

  it('lacks no message of Strapi', () => {
    const needed = new Set([...Object.keys(english), ...keysInCode].filter(isShown))
    expect(needed.size).toBeGreaterThan(1500)
    expect([...needed].filter((key) => !(key in shownFrench))).toEqual([])
  })

  it('has no message that Strapi no longer uses, nor one that it already has', () => {
    const sources = Object.values(code).join('\n')
    const own = Object.entries(corrections).flatMap(([plugin, messages]) =>
      Object.entries(messages).map(([key, text]) => ({
        key,
        full: plugin === 'admin' ? key : `${plugin}.${key}`,
        text,
      })),
    )
    const isQuoted = (key: string) =>
      ["'", '"', '`'].some((quote) => sources.includes(`${quote}${key}${quote}`))
    expect(own.filter(({ key, full }) => !(full in english) && !isQuoted(full) && !isQuoted(key))).toEqual([])
    expect(own.filter(({ full, text }) => strapisFrench[full] === text)).toEqual([])
  })

  it('can be parsed, and uses only the arguments of the English', () => {
    for (const [key, text] of Object.entries(french)) {
      const used = argumentsOf(parse(text))
      const original = english[key]
      if (original === undefined || key.startsWith(MALFORMED)) continue
      const available = argumentsOf(parse(original))
      expect({ key, unknown: used.filter((name) => !available.includes(name)) }).toEqual({ key, unknown: [] })
    }
  })

  it('says that the connection was lost, in the words of each browser', () => {
    for (const message of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
    ])
      for (const key of [`apiError.${message}`, `content-manager.apiError.${message}`])
        expect(french[key]).toMatch(/^La connexion a été coupée\./)
  })

  it('knows what Strapi says of a file that could not be sent', () => {
    const source = code.upload ?? ''
    expect(source).toContain("new UploadFileError('Network error occurred')")
    expect(source).toContain('`Upload failed with status ${xhr.status}`')
    expect(source).toContain('getTrad(`apiError.${error.message}`)')
    for (const message of [
      'Network error occurred',
      ...[413, 502, 503, 504].map((s) => `Upload failed with status ${s}`),
    ])
      expect(french[`upload.apiError.${message}`]).toMatch(/(Annuler|Réduisez)/)
  })

  it('names in French which files a field takes', () => {
    // Strapi fills the argument with “images” or “files”.
    const printed = Object.entries(french).filter(([, text]) => text.includes('{fileTypes}'))
    expect(printed).toEqual([])
    expect(french['upload.input.notification.not-supported']).toContain('{fileTypes, select, images ')
  })

  it('has typographic apostrophes, ellipses and no-break spaces', () => {
    const clumsy = Object.entries(shownFrench)
      .filter(([key]) => isShown(key) && key in english)
      .filter(([, text]) => /'|\.\.\.|\p{L}[?!]| [?!;:»%]|« /u.test(shownText(parse(text))))
    expect(clumsy).toEqual([])
  })
})
