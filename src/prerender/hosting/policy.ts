import { createHash } from 'node:crypto'

/** The hash of an empty style element: styled-components inserts one, then adds its rules with the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** DOMPurify parses its input and returns TrustedHTML, which React assigns to `innerHTML`; nothing else uses a sink. */
const TRUSTED_TYPES = ['dompurify']

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/

export type PolicyOptions = {
  /** If it and what scripts request are on https, insecure requests are upgraded. */
  siteUrl: string
  scriptHashes: Iterable<string>
  /** URLs; only scheme and host are used, here and below. */
  connectSources: Iterable<string>
  imageSources: Iterable<string>
  frameSources: Iterable<string>
  frameAncestors: Iterable<string>
}

// A URL's host may hold what a policy does not escape: `;` and `,` end a directive, `*` is any, nginx reads `$`.
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

export const policyOrigin = (address: string): string | null => {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return ORIGIN.test(origin) ? origin : null
}

const toOrigin = (address: string): string => {
  const origin = policyOrigin(address)
  if (origin === null) throw new Error(`No scheme and host to allow in “${address}”.`)
  return origin
}

export const ANY_HTTPS = 'https:'

const toImageSource = (address: string) => (address === ANY_HTTPS ? address : toOrigin(address))

const toHashSource = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error(`No hash of a script or style: “${hash}”.`)
  return `'${hash}'`
}

// Sorted, so that the same content gives the same header.
const uniqueSources = (values: Iterable<string>, read: (value: string) => string): string[] =>
  [...new Set(Array.from(values, read))].toSorted()

export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * In the head of a page: allows its own styles only. The hashes of all pages would make a header of 5 KB, sent with every
 * page, whose text a slow phone would see 200 ms later.
 *
 * @param styles elements
 */
export const stylePolicy = (styles: string): string => {
  const texts = Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text ?? '')
  return ["style-src 'self'", ...[EMPTY_STYLE, ...texts.map(sha256)].map(toHashSource)].join(' ')
}

/** Plug-ins, workers and media are covered by `default-src`. */
export const contentSecurityPolicy = (options: PolicyOptions): string => {
  const connectSources = uniqueSources(options.connectSources, toOrigin)
  // A backend on http, for example on localhost, could not be reached if its requests were upgraded.
  const isAllHttps = [new URL(options.siteUrl).origin, ...connectSources].every((source) =>
    source.startsWith('https:'),
  )
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...uniqueSources(options.scriptHashes, toHashSource)],
    // Each page narrows it, see `stylePolicy`.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...uniqueSources(options.imageSources, toImageSource)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'frame-src': uniqueSources(options.frameSources, toOrigin),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The form is submitted by script; without scripts its values must not end up in a URL.
    'form-action': ["'none'"],
    'frame-ancestors': uniqueSources(options.frameAncestors, toOrigin),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(isAllHttps && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
