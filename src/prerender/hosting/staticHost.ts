import { immutableCache, immutableFolders, type Header } from './headers.ts'
import { encodedPath, usefulRedirects, type HostFile, type HostOptions } from './redirects.ts'

export const UNSERVED_FILES = { headers: '_headers', redirects: '_redirects' } as const

/** Cloudflare Pages ignores anything over these limits (Netlify has none). */
const cloudflare = { headersLine: 2_000, redirects: 2_000 }

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n')

/** No Cache-Control for pages: both hosts revalidate them, and would append it to that of hashed files. */
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

export const cloudflareProblems = ({ headers, redirects }: HostOptions): string[] => {
  const long = headers.filter(({ name, value }) => `  ${name}: ${value}`.length > cloudflare.headersLine)
  const count = usefulRedirects(redirects).length
  return [
    ...long.map(({ name }) => `${name} exceeds ${cloudflare.headersLine} characters.`),
    ...(count > cloudflare.redirects ? [`${count} redirects exceed ${cloudflare.redirects}.`] : []),
  ].map((problem) => `Cloudflare Pages: ${problem}`)
}
