import { canonical } from './canonical'
import { SITEMAP_PATH } from './sitemap'

export const robots = (siteUrl: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${canonical(SITEMAP_PATH, siteUrl)}`, ''].join('\n')
