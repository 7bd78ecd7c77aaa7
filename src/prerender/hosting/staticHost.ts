import { immutableCache, immutableFolders, type Header } from './headers.ts'
import { encodedPath, usefulRedirects, type HostFile, type HostOptions } from './redirects.ts'

/** Published for such a host, which reads them and serves none; another server answers them with 404. */
export const UNSERVED_FILES = { headers: '_headers', redirects: '_redirects' } as const

/** Cloudflare Pages ignores anything over these limits (Netlify has none). */
const cloudflare = { headersLine: 2_000, redirects: 2_000 }

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` and `_redirects` for Netlify and Cloudflare Pages. Pages get no Cache-Control here: both
 * hosts revalidate by default, and a second value would be appended to the one of the hashed files.
 */
export const staticHostFiles = ({ headers, redirects }: HostOptions): HostFile[] => [
  {
    path: UNSERVED_FILES.headers,
    text: `${[
      rule('/*', headers),
      ...immutableFolders.map((folder) => rule(`${folder}*`, [immutableCache])),
    ].join('\n\n')}\n`,
  },
  {
    path: UNSERVED_FILES.redirects,
    text: usefulRedirects(redirects)
      .map(({ from, to }) => `${encodedPath(from)} ${encodedPath(to)} 301\n`)
      .join(''),
  },
]

/** One sentence for each limit of Cloudflare Pages that the files exceed. */
export const cloudflareProblems = ({ headers, redirects }: HostOptions): string[] => {
  const long = headers.filter(({ name, value }) => `  ${name}: ${value}`.length > cloudflare.headersLine)
  const count = usefulRedirects(redirects).length
  return [
    ...long.map(({ name }) => `${name} exceeds ${cloudflare.headersLine} characters.`),
    ...(count > cloudflare.redirects ? [`${count} redirects exceed ${cloudflare.redirects}.`] : []),
  ].map((problem) => `Cloudflare Pages: ${problem}`)
}
