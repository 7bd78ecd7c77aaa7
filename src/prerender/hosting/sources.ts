import type { AllContent } from '../../cms/strapi/requests/allContent'
import { ICON_SERVICE } from '../../icons/icons'
import { CLOUD_IMAGES } from '../../site/cloudImages'
import { settings } from '../../site/settings'
import { pictureSources } from './pictureSources'

type Source = { address: string; givenBy: string }

const requested: readonly Source[] = [
  { address: settings.apiUrl, givenBy: 'VITE_CMS_URL' },
  { address: settings.articlesApiUrl, givenBy: 'VITE_ARTICLES_URL' },
  { address: settings.email.origin, givenBy: 'VITE_EMAILJS_ORIGIN' },
]

const insecureProblems = (sources: readonly Source[]): string[] => {
  const giverOf = new Map<string, string>()
  for (const { address, givenBy } of sources.filter(({ address: url }) => url.startsWith('http:'))) {
    const { origin } = new URL(address)
    // Without VITE_ARTICLES_URL the articles are on the origin of VITE_CMS_URL, named first.
    if (!giverOf.has(origin)) giverOf.set(origin, givenBy)
  }
  if (giverOf.size === 0) return []
  const list = Array.from(giverOf, ([origin, givenBy]) => `${origin} (${givenBy})`).join(', ')
  return [
    `The site is on https, but its Content-Security-Policy allows ${list}: browsers may block those requests, and Mozilla’s Observatory takes 50 points.`,
  ]
}

export const policySources = (content: AllContent, siteUrl: string) => {
  const pictures = pictureSources(content)
  const isSecure = new URL(siteUrl).protocol === 'https:'
  const named = [
    ...requested,
    ...pictures.sources.map((address) => ({ address, givenBy: 'pictures in the content' })),
  ]
  return {
    connectSources: [...requested.map(({ address }) => address), ICON_SERVICE],
    imageSources: [settings.cmsOrigin, CLOUD_IMAGES, ...pictures.sources],
    problems: [...pictures.problems, ...(isSecure ? insecureProblems(named) : [])],
  }
}
