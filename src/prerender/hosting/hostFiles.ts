import { createHash } from 'node:crypto'
import { ICON_SERVICE } from '../../cms/icons'
import { CLOUD_IMAGES } from '../../site/cloudImages'
import { OPENSTREETMAP } from '../../site/map'
import { paths, serviceHref } from '../../site/paths'
import { settings } from '../../site/settings'
import type { AllContent } from '../../cms/allContent'
import { caddyFile } from './caddy'
import { securityHeaders } from './headers'
import { nginxFiles } from './nginx'
import { contentSecurityPolicy } from './policy'
import type { Redirect } from './redirects'
import { cloudflareProblems, staticHostFiles } from './staticHost'

/** The hash of an inline script or style, as in a Content-Security-Policy. */
export const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The texts of the style elements in an HTML fragment. */
export const styleTexts = (styles: string) =>
  Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text]) => text ?? '')

const originOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : []

const pictureAddresses = (html: string | null): string[] =>
  Array.from((html ?? '').matchAll(/<img[^>]+src\s*=\s*["']?([^"'\s>]+)/gi), ([, address]) => address ?? '')

/** The origins of pictures: the backend, the cloud image service, and those in the content. */
const imageOrigins = ({ products, articles, services }: AllContent): Set<string> => {
  const entries = [
    ...products.map(({ image, descriptionHtml }) => ({ image, html: descriptionHtml })),
    ...articles.map(({ cover, contentHtml }) => ({ image: cover, html: contentHtml })),
    ...services.map(({ image, contentHtml }) => ({ image, html: contentHtml })),
  ]
  const addresses = entries.flatMap(({ image, html }) => [
    ...(image ? [image.url, ...image.formats.map(({ url }) => url)] : []),
    ...pictureAddresses(html),
  ])
  return new Set([settings.cmsOrigin, CLOUD_IMAGES, ...addresses.flatMap(originOf)])
}

/** Redirects from a service's path by id to its page. */
const serviceRedirects = ({ services }: AllContent): Redirect[] =>
  services
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ from: paths.serviceById(service.id), to: serviceHref(service) }))

/** Hashes of the inline scripts and styles of all pages, for the Content-Security-Policy. */
export type Hashes = { scriptHashes: Set<string>; styleHashes: Set<string> }

/** Headers and redirects for the supported hosts, as files to publish or as server configurations. */
export const hostFiles = (content: AllContent, hashes: Hashes, siteUrl: string) => {
  const policy = contentSecurityPolicy({
    ...hashes,
    siteUrl,
    connectSources: [settings.apiUrl, settings.articlesApiUrl, settings.email.origin, ICON_SERVICE],
    imageSources: imageOrigins(content),
    frameSources: [OPENSTREETMAP],
  })
  const options = { headers: securityHeaders({ siteUrl, policy }), redirects: serviceRedirects(content) }
  return {
    published: staticHostFiles(options),
    configurations: [...nginxFiles(options), caddyFile({ ...options, siteUrl })],
    problems: cloudflareProblems(options),
  }
}
