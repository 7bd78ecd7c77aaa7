import {
  allowedMethods,
  fileHeaders,
  immutableCache,
  immutableFolders,
  MANIFEST_TYPE,
  revalidatedCache,
  type Header,
} from './headers.ts'
import {
  decodedPath,
  encodedPath,
  usefulRedirects,
  type HostFile,
  type HostOptions,
  type Redirect,
} from './redirects.ts'
import { UNSERVED_FILES } from './staticHost.ts'

export type NginxOptions = HostOptions & {
  root?: string
  /** Without the module brotli_static, nginx does not start with that directive. */
  hasBrotli?: boolean
}

const DEFAULT_ROOT = '/var/www/site'

const escapeQuoted = (text: string) => text.replace(/["\\]/g, '\\$&')

/** @throws Error on a character that nginx would read as a variable or a line end. */
const quote = (text: string): string => {
  if (/[$\p{Cc}]/u.test(text)) throw new Error(`nginx cannot contain “${text}”.`)
  return `"${escapeQuoted(text)}"`
}

const addHeader = ({ name, value }: Header, when = '') => `add_header ${name} ${quote(value)}${when};`

/** A location with its own header inherits none, so each repeats all of them, for errors too (`always`). */
const always = (headers: readonly Header[]) => headers.map((header) => addHeader(header, ' always'))

const block = (opening: string, lines: readonly string[]) =>
  [`${opening} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least))

const exactKey = (path: string) => `"~^${escapeQuoted(path.replace(/[^\p{L}\p{N}/_-]/gu, '\\$&'))}$"`

/** nginx ignores case in the plain keys of a map. */
const caseVariants = (paths: readonly string[]): ReadonlySet<string> => {
  const spelling = new Map<string, string>()
  const found = new Set<string>()
  for (const path of paths) {
    const folded = path.toLowerCase()
    const known = spelling.get(folded)
    if (known !== undefined && known !== path) found.add(folded)
    spelling.set(folded, path)
  }
  return found
}

const toMapLines = (redirects: readonly Redirect[]): string[] => {
  const ambiguous = caseVariants(redirects.flatMap(({ from, to }) => [decodedPath(from), decodedPath(to)]))
  return redirects.map(({ from, to }) => {
    const path = decodedPath(from)
    const isPlain = !ambiguous.has(path.toLowerCase()) && !/[$\p{Cc}]/u.test(path)
    return `${isPlain ? quote(path) : exactKey(path)} ${quote(encodedPath(to))};`
  })
}

/** The default, 64, fits keys of about 50 bytes. */
const bucketSize = (redirects: readonly Redirect[]) => {
  const lengths = redirects.map(({ from }) => Buffer.byteLength(decodedPath(from)) + 32)
  return powerOfTwo(lengths.reduce((longest, length) => Math.max(longest, length), 64))
}

const httpConfig = (
  redirects: readonly Redirect[],
) => `# For the http block: /etc/nginx/conf.d/site-redirects.conf
map_hash_max_size ${powerOfTwo(Math.max(2048, redirects.length * 4))};
map_hash_bucket_size ${bucketSize(redirects)};
${block('map $uri $site_redirect', ['default "";', ...toMapLines(redirects)])}
`

/** A first character that keeps a redirect on this site. */
const OWN = String.raw`[^/\\\\\\x00-\\x20]`

// By the name of its file, the application would not find the page.
const pages = [
  'rewrite "^/index(?:\\.html)?$" / permanent;',
  'try_files $uri.html $uri/index.html @file;',
  addHeader(revalidatedCache, ' always'),
]

const otherFiles = [
  `rewrite "^(/${OWN}.*)\\.html$" $1 permanent;`,
  'try_files $uri =404;',
  addHeader(revalidatedCache, ' always'),
]

const immutable = [
  'try_files $uri =404;',
  // A script of an older build gets a plain 404 that is not cached, instead of the 404 page.
  'error_page 404 @missing;',
  addHeader(immutableCache),
]

const typed = (type: string) => ['types {}', `default_type ${type};`]

const manifest = [...typed(MANIFEST_TYPE), 'try_files $uri =404;', addHeader(revalidatedCache, ' always')]

const missing = [
  ...typed('text/plain'),
  'return 404 "Not found\\n";',
  addHeader({ name: 'Cache-Control', value: 'no-store' }, ' always'),
]

const unsupported = [
  ...typed('text/plain'),
  'return 405 "Method not allowed\\n";',
  addHeader({ name: 'Allow', value: allowedMethods.join(', ') }, ' always'),
]

/** The 404 page has no address of its own, and the files for other hosts are no part of the site. */
const unserved = `~ "^/(?:404|404\\.html|${Object.values(UNSERVED_FILES).join('|')})$"`

const serverConfig = ({ headers, root = DEFAULT_ROOT, hasBrotli = false }: NginxOptions) => {
  const secured = always(headers)
  // nginx sends every header uncompressed with every response, even over HTTP/2, so files get fewer headers.
  const securedFile = always(fileHeaders(headers))
  const location = (match: string, lines: readonly string[], repeated = secured) =>
    block(`location ${match}`, [...lines, ...repeated])
  return `${[
    `# For the server block, which keeps its own listen, server_name and certificate:
#   server { listen 443 ssl http2; server_name www.example.fr; ssl_certificate …; include …/server.conf; }
#   server { listen 80; server_name www.example.fr; return 301 https://www.example.fr$request_uri; }
root ${quote(root)};
charset utf-8;
server_tokens off;
absolute_redirect off;

# Files that were compressed at build are sent as they are; a very large site has few of them, see PRECOMPRESS.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 300;
gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain image/svg+xml;
# Debian 12: apt-get install libnginx-mod-http-brotli-static. Without the module nginx refuses the line.
${hasBrotli ? '' : '# '}brotli_static on;

error_page 404 @notFound;
# An address that leads above the root is refused before the rules below.
error_page 400 =404 /404.html;
error_page 405 @unsupported;
if ($request_method !~ "^(?:${allowedMethods.join('|')})$") { return 405; }

# An encoded slash would be read as a slash, and two in a row as one, which gives a page a second address.
if ($request_uri ~ "^[^?]*(?://|%2[Ff])") { return 404; }

# A page has one address, without a slash at its end.
rewrite "^(/${OWN}.*?)/+$" $1 permanent;
if ($site_redirect) { return 301 $site_redirect$is_args$args; }
${secured.join('\n')}`,
    location('/', pages),
    location('@file', otherFiles),
    ...immutableFolders.map((folder) => location(folder, immutable, securedFile)),
    location('~ "\\.webmanifest$"', manifest),
    block(`location ${unserved}`, ['return 404;']),
    // Named: the rules above do not apply to it a second time.
    location('@notFound', ['try_files /404.html =404;', addHeader(revalidatedCache, ' always')]),
    location('@missing', missing, securedFile),
    location('@unsupported', unsupported),
  ].join('\n\n')}\n`
}

export const nginxFiles = (options: NginxOptions): HostFile[] => {
  const redirects = usefulRedirects(options.redirects)
  return [
    { path: 'nginx/http.conf', text: httpConfig(redirects) },
    { path: 'nginx/server.conf', text: serverConfig(options) },
  ]
}
