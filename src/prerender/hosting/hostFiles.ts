import { settings } from '../../site/settings'
import { OPENSTREETMAP } from '../../site/map'
import { categorySegment, paths, serviceHref } from '../../site/paths'
import type { AllContent } from '../../cms/strapi/requests/allContent'
import { cmsFile, type CmsOptions } from './cms'
import { securityHeaders } from './headers'
import { nginxFiles } from './nginx'
import { contentSecurityPolicy } from './policy'
import { decodedPath, redirectProblems, type Redirect } from './redirects'
import { policySources } from './sources'
import { cloudflareProblems, staticHostFiles } from './staticHost'

const serviceRedirects = ({ services }: AllContent): Redirect[] =>
  services
    .filter(({ slug }) => slug !== '')
    .map((service) => ({ from: paths.serviceById(service.id), to: serviceHref(service) }))

/** As nginx compares a plain key of its map. */
const folded = (path: string) => decodedPath(path).toLowerCase()

/** An address that another item has now is not redirected. */
const movedRedirects = ({ products, services, articles }: AllContent): Redirect[] => {
  const moved = [
    ...products.map(({ slug, previousSlugs }) => ({
      to: paths.product(slug),
      from: paths.product,
      previousSlugs,
    })),
    ...services.map((service) => ({
      to: serviceHref(service),
      from: (slug: string) => paths.service(categorySegment(service), slug),
      previousSlugs: service.previousSlugs,
    })),
    ...articles.map(({ slug, previousSlugs }) => ({
      to: paths.article(slug),
      from: paths.article,
      previousSlugs,
    })),
  ]
  const current = new Set(moved.map(({ to }) => folded(to)))
  return moved
    .flatMap(({ to, from, previousSlugs = [] }) => previousSlugs.map((slug) => ({ from: from(slug), to })))
    .filter(({ from, to }) => !current.has(folded(from)) || folded(from) === folded(to))
}

type HostedContent = { content: AllContent; scriptHashes: Set<string>; siteUrl: string; cms: CmsOptions }

export const hostFiles = ({ content, scriptHashes, siteUrl, cms }: HostedContent) => {
  const { problems, ...sources } = policySources(content, siteUrl)
  const policy = contentSecurityPolicy({
    ...sources,
    scriptHashes,
    siteUrl,
    frameSources: [OPENSTREETMAP],
    frameAncestors: [settings.cmsOrigin],
  })
  const options = {
    headers: securityHeaders({ siteUrl, policy }),
    redirects: [...serviceRedirects(content), ...movedRedirects(content)],
  }
  return {
    published: staticHostFiles(options),
    configurations: [...nginxFiles(options), cmsFile(cms)],
    problems: [...problems, ...redirectProblems(options.redirects), ...cloudflareProblems(options)],
  }
}
