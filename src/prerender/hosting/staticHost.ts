import { immutableCache, immutableFolders, type Header } from './headers.ts'
import { encodedPath, usefulRedirects, type HostFile, type HostOptions } from './redirects.ts'

/** Cloudflare Pages ignores what goes beyond (Netlify has no such limits). */
const cloudflare = { headersLine: 2_000, redirects: 2_000 }

const rule = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. Pages get no Cache-Control of ours: both
 * hosts revalidate by themselves, and a second value would be joined to the one of the hashed files.
 */
export const staticHostFiles = ({ headers, redirects }: HostOptions): HostFile[] => [
  {
    path: '_headers',
    text: `${[
      rule('/*', headers),
      ...immutableFolders.map((folder) => rule(`${folder}*`, [immutableCache])),
    ].join('\n\n')}\n`,
  },
  {
    path: '_redirects',
    text: usefulRedirects(redirects)
      .map(({ from, to }) => `${encodedPath(from)} ${encodedPath(to)} 301\n`)
      .join(''),
  },
]

/** A sentence for each limit of Cloudflare Pages that the files exceed. */
export const cloudflareProblems = ({ headers, redirects }: HostOptions): string[] => {
  const long = headers.filter(({ name, value }) => `  ${name}: ${value}`.length > cloudflare.headersLine)
  const count = usefulRedirects(redirects).length
  return [
    ...long.map(({ name }) => `${name} exceeds ${cloudflare.headersLine} characters.`),
    ...(count > cloudflare.redirects ? [`${count} redirects exceed ${cloudflare.redirects}.`] : []),
  ].map((problem) => `Cloudflare Pages: ${problem}`)
}
