export type Header = { name: string; value: string }

const TWO_YEARS_S = 63_072_000
const YEAR_S = 31_536_000

/** Their files have a content hash in their path, so they never change. */
export const immutableFolders = ['/assets/', '/data/', '/pictures/'] as const

export const immutableCache: Header = {
  name: 'Cache-Control',
  value: `public, max-age=${YEAR_S}, immutable`,
}

export const revalidatedCache: Header = { name: 'Cache-Control', value: 'no-cache' }

export const allowedMethods: readonly string[] = ['GET', 'HEAD']

/** Not in every server's list of types. */
export const MANIFEST_TYPE = 'application/manifest+json'

/** Only names that Chromium knows: it logs unknown ones to the console. */
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

const documentHeaders: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Referrer-Policy',
  'Permissions-Policy',
  'X-Frame-Options',
])

export const fileHeaders = (headers: readonly Header[]): Header[] =>
  headers.filter(({ name }) => !documentHeaders.has(name))

type HeaderOptions = { siteUrl: string; policy: string }

/**
 * No Cross-Origin-Opener-Policy: Chromium changes process when it has read it, which shows a page 200 ms later on a slow
 * phone, and the site has no session to protect from another window. No Cross-Origin-Embedder-Policy: the OpenStreetMap
 * frame would not load. HSTS preload is the owner's decision.
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
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { name: 'X-Frame-Options', value: 'DENY' },
]
