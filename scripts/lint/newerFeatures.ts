import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { Linter } from 'eslint'
import { oldestVersions } from './supportedBrowsers.ts'

const { chrome, edge, firefox, safari, ios } = oldestVersions()
const oldest = [
  ['chrome', chrome],
  ['edge', edge],
  ['firefox', firefox],
  ['safari', safari],
  ['safari_ios', ios],
] as const

const toNumber = (version: string) => Number.parseFloat(version.replace('≤', ''))

const isSupported = ({ support }: CompatStatement): boolean =>
  oldest.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((statement) => {
      const { version_added: added, version_removed: removed } = statement
      if (statement.flags || statement.prefix || statement.alternative_name) return false
      if (typeof added !== 'string' || toNumber(added) > version) return false
      return typeof removed !== 'string' || toNumber(removed) > version
    }),
  )

/** How the data marks a static member of a class. */
const STATIC = '_static'

// The code's own objects have many properties with a name of one word.
const isDistinctName = (name: string) => /^[a-z]+[A-Z]\w*$/.test(name)

const findNewer = () => {
  const globals: string[] = []
  const statics: { object: string; property: string }[] = []
  const members = new Map<string, boolean>()
  for (const [group, isDistinct] of [
    [bcd.javascript.builtins ?? {}, () => true],
    [bcd.api, isDistinctName],
  ] as const) {
    for (const [name, { __compat: own, ...parts }] of Object.entries<Identifier>(group)) {
      // What the objects of a missing class have needs no mention: nothing makes such an object.
      if (own && !isSupported(own)) globals.push(name)
      else {
        for (const [key, { __compat: compat }] of Object.entries(parts)) {
          if (!compat) continue
          const isKnown = isSupported(compat)
          if (key.endsWith(STATIC)) {
            if (!isKnown) statics.push({ object: name, property: key.slice(0, -STATIC.length) })
          } else {
            if (name === 'Window' && !isKnown) globals.push(key)
            if (isKnown || isDistinct(key)) members.set(key, isKnown || members.get(key) === true)
          }
        }
      }
    }
  }
  const properties = [...members].filter(([, isKnown]) => !isKnown).map(([property]) => ({ property }))
  return { globals, properties: [...statics, ...properties] }
}

/** Newer names that the shipped code may contain, and why nothing breaks. */
const allowed = {
  requestIdleCallback: 'untilIdle.ts checks that it exists',
  Temporal: 'timeAtShop.ts checks that it exists',
  navigation: 'React checks that it exists',
  setImmediate: 'React checks that it exists',
  startViewTransition: 'React checks that it exists',
  transferSize: 'React reads it only where it exists',
  displayName: 'a property of React components',
  cssFloat: 'a name in React’s list of style properties',
  imageSizes: 'a property of React elements, an attribute of the page',
  fetchPriority: 'a property of React elements, an attribute of the page',
  movementX: 'React calculates it',
  movementY: 'React calculates it',
  deliveryType: 'a group in unpic’s regular expressions',
  getName: 'a method of styled-components',
  isError: 'a property of a query',
  canParse: 'valibot checks that it exists',
  escape: 'React and the site call CSS.escape',
} satisfies Record<string, string>

const { globals, properties } = findNewer()
const isChecked = (name: string) => !Object.hasOwn(allowed, name)

const linter = new Linter()
const config: Linter.Config = {
  // The syntax itself: newer syntax does not parse. Vite writes older syntax, but leaves what is in regular expressions.
  languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
  rules: {
    'no-restricted-globals': ['error', ...globals.filter(isChecked)],
    'no-restricted-properties': ['error', ...properties.filter(({ property }) => isChecked(property))],
    'no-restricted-syntax': [
      'error',
      {
        // The build writes such a literal as a call of `RegExp`, whose text this finds too.
        selector: ':matches(Literal[raw=/\\(\\?<[=!]/], TemplateElement[value.raw=/\\(\\?<[=!]/])',
        message: 'Safari reads a lookbehind from version 16.4 on: before, it cannot read the whole file.',
      },
    ],
  },
}

/** By MDN's data, for the oldest browsers of `browserslist`. @returns a sentence for each, with its place. */
export const findNewerFeatures = (code: string): string[] =>
  linter.verify(code, config).map(({ message, line, column }) => `${line}:${column} ${message}`)
