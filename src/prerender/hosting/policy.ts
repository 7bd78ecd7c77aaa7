/** Hash of an empty style element: styled-components makes one, then adds its rules through the object model. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/**
 * The Trusted Types policies scripts may create. DOMPurify makes its own to read what it cleans and to return it as
 * TrustedHTML, which React hands on to `innerHTML` as it is. Nothing else writes to such a place: `import()`, the
 * `href` of a preload and rules added to a style sheet are none.
 */
const TRUSTED_TYPES = ['dompurify']

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/

export type PolicyOptions = {
  /** Address of the site; what it loads is upgraded to https when it and all it names are https. */
  siteUrl: string
  /** `sha256-…` of every inline script that runs; data (JSON) needs none. */
  scriptHashes: Iterable<string>
  /** `sha256-…` of every style element written in the pages. */
  styleHashes: Iterable<string>
  /** Addresses the scripts call; only their scheme and host count, here and below. */
  connectSources: Iterable<string>
  imageSources: Iterable<string>
  frameSources: Iterable<string>
}

/** @throws Error on an address a policy cannot name. */
const toOrigin = (address: string): string => {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null'
  if (!/^https?:/.test(origin)) throw new Error(`No scheme and host to allow in “${address}”.`)
  return origin
}

/** @throws Error on what is no hash. */
const toHashSource = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error(`No hash of a script or style: “${hash}”.`)
  return `'${hash}'`
}

/** Sorted and once each: the same content gives the same header. */
const each = (values: Iterable<string>, read: (value: string) => string): string[] =>
  [...new Set(Array.from(values, read))].toSorted()

/** A backend on plain http, as on a machine of one's own, would no longer be reached once upgraded. */
const isAllHttps = ({ siteUrl, connectSources, imageSources }: PolicyOptions) =>
  [siteUrl, ...connectSources, ...imageSources].every((address) => new URL(address).protocol === 'https:')

/**
 * The Content-Security-Policy of every page: nothing but what is named, no inline script or style but the hashed ones,
 * no text turned into HTML but through DOMPurify. Plug-ins, workers and media fall under `default-src`.
 */
export const contentSecurityPolicy = (options: PolicyOptions): string => {
  const origins = (addresses: Iterable<string>) => each(addresses, toOrigin)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...each(options.scriptHashes, toHashSource)],
    'style-src': ["'self'", ...each([EMPTY_STYLE, ...options.styleHashes], toHashSource)],
    'img-src': ["'self'", 'data:', ...origins(options.imageSources)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins(options.connectSources)],
    'frame-src': origins(options.frameSources),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The form is sent by script; without scripts, what was typed must not end up in an address.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(isAllHttps(options) && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .filter(([name]) => name !== 'frame-src' || directives[name]?.length)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
