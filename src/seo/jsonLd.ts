import type { JsonLdObject } from 'schema-dts'

const CONTEXT = 'https://schema.org'

/** Characters that could end the script element, or are line breaks in older JavaScript. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)

export const jsonLd = (...nodes: readonly JsonLdObject[]): string =>
  scriptJson(
    nodes.length === 1 ? { '@context': CONTEXT, ...nodes[0] } : { '@context': CONTEXT, '@graph': nodes },
  )
