/** Hash of an empty style element: styled-components inserts one, then adds its rules with the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/**
 * The Trusted Types policies that scripts may create. DOMPurify creates one to parse its input and to return
 * TrustedHTML, which React assigns to `innerHTML`. Nothing else uses an injection sink: `import()`, the
 * `href` of a preload and rules added to a style sheet are not sinks.
 */
const TRUSTED_TYPES = ['dompurify']

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/

export type PolicyOptions = {
  /** URL of the site. If it and what scripts request are on https, insecure requests are upgraded. */
  siteUrl: string
  /** `sha256-…` of every inline script; JSON data needs none. */
  scriptHashes: Iterable<string>
  /** `sha256-…` of every style element in the pages. */
  styleHashes: Iterable<string>
  /** URLs that scripts request; only scheme and host are used, here and below. */
  connectSources: Iterable<string>
  /** URLs of pictures, or `https:` for those of any host. */
  imageSources: Iterable<string>
  frameSources: Iterable<string>
  /** URLs of the sites that may show a page in a frame: the administration, for previews. */
  frameAncestors: Iterable<string>
}

/**
 * URLs may hold more in their host, and a policy does not escape it: `;` starts a directive, `,` a second policy, `*` is
 * any host, and nginx reads `$` as a variable.
 */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/

/** Scheme and host of a URL; null when a policy cannot hold them. */
export const policyOrigin = (address: string): string | null => {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  return ORIGIN.test(origin) ? origin : null
}

/** @throws Error for a URL without an origin that the policy can hold. */
const toOrigin = (address: string): string => {
  const origin = policyOrigin(address)
  if (origin === null) throw new Error(`No scheme and host to allow in “${address}”.`)
  return origin
}

/** The source for pictures of any host, over https. */
export const ANY_HTTPS = 'https:'

const toImageSource = (address: string) => (address === ANY_HTTPS ? address : toOrigin(address))

/** @throws Error for an invalid hash. */
const toHashSource = (hash: string): string => {
  if (!HASH.test(hash)) throw new Error(`No hash of a script or style: “${hash}”.`)
  return `'${hash}'`
}

/** Sorted and without duplicates, so that the same content gives the same header. */
const uniqueSources = (values: Iterable<string>, read: (value: string) => string): string[] =>
  [...new Set(Array.from(values, read))].toSorted()

/**
 * The Content-Security-Policy of every page: only the listed sources, only hashed inline scripts and styles, and
 * HTML from text only through DOMPurify. Plug-ins, workers and media are covered by `default-src`.
 */
export const contentSecurityPolicy = (options: PolicyOptions): string => {
  const connectSources = uniqueSources(options.connectSources, toOrigin)
  const imageSources = uniqueSources(options.imageSources, toImageSource)
  const frameAncestors = uniqueSources(options.frameAncestors, toOrigin)
  // A backend on http, for example on localhost, could not be reached if its requests were upgraded.
  const isAllHttps = [new URL(options.siteUrl).origin, ...connectSources].every((source) =>
    source.startsWith('https:'),
  )
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...uniqueSources(options.scriptHashes, toHashSource)],
    'style-src': ["'self'", ...uniqueSources([EMPTY_STYLE, ...options.styleHashes], toHashSource)],
    'img-src': ["'self'", 'data:', ...imageSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'frame-src': uniqueSources(options.frameSources, toOrigin),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // The form is submitted by script; without scripts its values must not end up in a URL.
    'form-action': ["'none'"],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    ...(isAllHttps && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .filter(([name]) => name !== 'frame-src' || directives[name]?.length)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
