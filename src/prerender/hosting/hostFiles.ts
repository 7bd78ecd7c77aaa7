import { createHash } from 'node:crypto'
import { OPENSTREETMAP } from '../../site/map'
import { paths, serviceHref } from '../../site/paths'
import type { AllContent } from '../../cms/allContent'
import { caddyFile } from './caddy'
import { cmsFile, type CmsOptions } from './cms'
import { securityHeaders } from './headers'
import { nginxFiles } from './nginx'
import { contentSecurityPolicy } from './policy'
import { redirectProblems, type Redirect } from './redirects'
import { policySources } from './sources'
import { cloudflareProblems, staticHostFiles } from './staticHost'

/** The hash of an inline script or style, as in a Content-Security-Policy. */
export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The texts of the style elements in an HTML fragment. */
export const styleTexts = (styles: string) =>
  Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text ?? '')

/** Redirects from a service's path by id to its page. */
const serviceRedirects = ({ services }: AllContent): Redirect[] =>
  services
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ from: paths.serviceById(service.id), to: serviceHref(service) }))

/** Hashes of the inline scripts and styles of all pages, for the Content-Security-Policy. */
export type Hashes = { scriptHashes: Set<string>; styleHashes: Set<string> }

type HostedContent = { content: AllContent; hashes: Hashes; siteUrl: string; cms: CmsOptions }

/** Headers and redirects for the supported hosts, as files to publish or as server configurations. */
export const hostFiles = ({ content, hashes, siteUrl, cms }: HostedContent) => {
  const { problems, ...sources } = policySources(content, siteUrl)
  const policy = contentSecurityPolicy({ ...hashes, ...sources, siteUrl, frameSources: [OPENSTREETMAP] })
  const options = { headers: securityHeaders({ siteUrl, policy }), redirects: serviceRedirects(content) }
  return {
    published: staticHostFiles(options),
    configurations: [...nginxFiles(options), cmsFile(cms), caddyFile({ ...options, siteUrl })],
    problems: [...problems, ...redirectProblems(options.redirects), ...cloudflareProblems(options)],
  }
}
