import type { AllContent } from '../../cms/strapi/requests/allContent'
import type { Media } from '../../cms/content/types'
import { paths, serviceHref } from '../../site/paths'
import { ANY_HTTPS, policyOrigin } from './policy'

// Characters: nginx refuses a header of 4,096 bytes, Cloudflare ignores one of 2,000; the rest takes about 1,300.
const MAX_LENGTH = 500

type Entry = { path: string; addresses: string[] }

const addressesOf = ({ url, formats }: Media) => [url, ...formats.map((format) => format.url)]

const addressesIn = (html: string | null): string[] =>
  Array.from((html ?? '').matchAll(/<img[^<>]+src\s*=\s*["']?([^"'\s>]+)/gi), ([, address]) => address ?? '')

const entriesOf = ({ products, articles, services, partners }: AllContent): Entry[] =>
  [
    ...products.map(({ slug, image, descriptionHtml, details }) => ({
      path: paths.product(slug),
      pictures: [image, ...(details?.gallery ?? [])],
      html: descriptionHtml,
    })),
    ...articles.map(({ slug, cover, contentHtml, job }) => ({
      path: paths.article(slug),
      pictures: [cover, job?.before, job?.after],
      html: contentHtml,
    })),
    ...services.map((service) => ({
      path: serviceHref(service),
      pictures: [service.image],
      html: service.contentHtml,
    })),
    ...(partners ?? []).map(({ logo }) => ({ path: paths.home, pictures: [logo], html: null })),
  ].map(({ path, pictures, html }) => ({
    path,
    addresses: [
      ...pictures.flatMap((picture) => (picture ? addressesOf(picture) : [])),
      ...addressesIn(html),
    ],
  }))

const portraitOf = ({ shop }: AllContent): Entry[] => {
  const portrait = shop?.proof?.contact?.portrait
  return portrait ? [{ path: paths.contact, addresses: [portrait] }] : []
}

const originOf = (address: string): string | null =>
  URL.canParse(address) && /^https?:/i.test(address) ? new URL(address).origin : null

export type PictureSources = {
  sources: string[]
  problems: string[]
}

export const pictureSources = (content: AllContent): PictureSources => {
  const origins = new Set<string>()
  const problems = new Set<string>()
  for (const { path, addresses } of [...entriesOf(content), ...portraitOf(content)]) {
    for (const origin of addresses.map(originOf)) {
      if (origin === null) continue
      if (policyOrigin(origin) !== null) origins.add(origin)
      else problems.add(`${path}: the Content-Security-Policy cannot allow its picture from ${origin}.`)
    }
  }
  if ([...origins].join(' ').length <= MAX_LENGTH) return { sources: [...origins], problems: [...problems] }
  return {
    sources: [ANY_HTTPS],
    problems: [
      ...problems,
      `The Content-Security-Policy has no room to name the hosts of the pictures in the content (${origins.size}): it allows every host over https, and none over http.`,
    ],
  }
}
