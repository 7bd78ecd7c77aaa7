import type { JsonLdObject } from 'schema-dts'

const CONTEXT = 'https://schema.org'

/** What would end the script element, or is a line break in older JavaScript. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that is safe inside a `<script>` element, whatever it holds. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign] ?? sign)

/** Content of a page's `application/ld+json` script: one node as it is, several as a graph. */
export const jsonLd = (...nodes: readonly JsonLdObject[]): string =>
  scriptJson(
    nodes.length === 1 ? { '@context': CONTEXT, ...nodes[0] } : { '@context': CONTEXT, '@graph': nodes },
  )
