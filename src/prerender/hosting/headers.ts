export type Header = { name: string; value: string }

const TWO_YEARS_S = 63_072_000
const YEAR_S = 31_536_000

/** Folders whose files have a content hash in their path, so that they never change. */
export const immutableFolders = ['/assets/', '/data/', '/pictures/'] as const

export const immutableCache: Header = {
  name: 'Cache-Control',
  value: `public, max-age=${YEAR_S}, immutable`,
}

/** Cached, but revalidated at each visit, because every build may change a page. */
export const revalidatedCache: Header = { name: 'Cache-Control', value: 'no-cache' }

/** What a server of files answers; any other method gets status 405 and these in `Allow`. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD']

/** Not in every server's list of types. */
export const MANIFEST_TYPE = 'application/manifest+json'

/** All features are denied. Only names that Chromium knows: it logs unknown ones to the console. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Headers that only apply to documents. */
const documentHeaders: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
])

/** The headers that apply to scripts, fonts and pictures too. */
export const fileHeaders = (headers: readonly Header[]): Header[] =>
  headers.filter(({ name }) => !documentHeaders.has(name))

type HeaderOptions = { siteUrl: string; policy: string }

/**
 * The security headers of every response.
 *
 * Mozilla's HTTP Observatory starts from 100 and adds: 10 for a policy with `default-src 'none'`, nothing unsafe and a
 * closed `form-action`; 10 for Cross-Origin-Opener-Policy; 10 for Cross-Origin-Resource-Policy; 5 for
 * `frame-ancestors` (X-Frame-Options is for browsers that do not read it); 5 for Referrer-Policy. It takes points for
 * a missing Strict-Transport-Security or X-Content-Type-Options and adds none. Two more bonuses are left: 5 for a
 * domain on the browsers' HSTS preload list, which affects every subdomain and is the owner's decision; 10 for
 * Cross-Origin-Embedder-Policy, under which the OpenStreetMap frame would not load.
 */
export const securityHeaders = ({ siteUrl, policy }: HeaderOptions): Header[] => [
  { name: 'Content-Security-Policy', value: policy },
  // Browsers ignore it over http, and on localhost it would block every other http server.
  ...(new URL(siteUrl).protocol === 'https:'
    ? [{ name: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS_S}; includeSubDomains` }]
    : []),
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Permissions-Policy', value: deniedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { name: 'X-Frame-Options', value: 'DENY' },
]
