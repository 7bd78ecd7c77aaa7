import { fetchAllContent, type AllContent } from '../../src/cms/strapi/requests/allContent.ts'
import { CmsError } from '../../src/cms/CmsError.ts'
import { fetchJson } from '../../src/cms/strapi/requests/http.ts'
import {
  articleFields,
  categoryFields,
  partnerFields,
  productFields,
  serviceFields,
} from '../../src/cms/strapi/wire/fieldNames.ts'
import { readList } from '../../src/cms/strapi/requests/strapi.ts'
import { settings } from '../../src/site/settings.ts'
import { missingTitle } from '../../src/site/texts/common.ts'

const { apiUrl, articlesApiUrl } = settings

const collections = ['products', 'categories', 'blog-posts', 'partners'].map((path) => `${apiUrl}/${path}`)
const lists = [...collections, `${articlesApiUrl}/articles`]

/** The parameter of Strapi 5, and that of Strapi 4. */
const draftParameters = ['status=draft', 'publicationState=preview']

const isEmpty = (value: unknown) =>
  value === null || value === '' || value === missingTitle || (Array.isArray(value) && value.length === 0)

type FieldNames = Readonly<Record<string, readonly string[]>>

const describeList = (path: string, entries: readonly object[] | null, names: FieldNames): string => {
  if (entries === null) return `${path}: none; optional, the site’s own are shown`
  const counts = new Map<string, number>()
  for (const [field, value] of entries.flatMap((entry) => Object.entries(entry)))
    if (isEmpty(value)) counts.set(field, (counts.get(field) ?? 0) + 1)
  const empty = Array.from(counts, ([field, count]) => {
    const looked = names[field.replace(/Html$|Kw$/, '')] ?? [field]
    return `${looked.join('/')} in ${count}`
  })
  return `${path}: ${entries.length} read${empty.length > 0 ? `; empty: ${empty.join(', ')}` : ''}`
}

const describeSingle = (path: string, content: object | null): string =>
  content === null ? `${path}: none; optional, the site’s own texts are shown` : `${path}: read`

const describeContent = (content: AllContent): string[] => [
  describeList('products', content.products, productFields),
  describeList('categories', content.categories, categoryFields),
  describeList('blog-posts', content.services, serviceFields),
  describeList('articles', content.articles, articleFields),
  describeList('partners', content.partners, partnerFields),
  describeSingle('shop', content.shop),
  describeSingle('home-page', content.homeTexts),
  describeSingle('legal-notice', content.legalDetails),
  describeSingle('tariff', content.tariffs),
]

const unlessFailed = async <T>(request: Promise<T>): Promise<T | null> => {
  try {
    return await request
  } catch (error) {
    if (error instanceof CmsError || error instanceof TypeError) return null
    throw error
  }
}

const checkDrafts = async (): Promise<string[]> => {
  const problems = []
  for (const list of lists) {
    for (const parameter of draftParameters) {
      const url = `${list}?${parameter}&pagination[pageSize]=100`
      const answer = await unlessFailed(fetchJson(url).then((body) => readList(body).entries))
      if (answer?.some(({ publishedAt }) => publishedAt === null))
        problems.push(`Everybody can read drafts: ${list}?${parameter}`)
    }
  }
  return problems
}

const checkCors = async (siteOrigin: string): Promise<string[]> => {
  const isAllowed = (response: Response | null) =>
    [siteOrigin, '*'].includes(response?.headers.get('access-control-allow-origin') ?? '')
  const headers = { Origin: siteOrigin }
  const problems = []
  for (const list of new Set([lists[0] ?? '', `${articlesApiUrl}/articles`])) {
    const response = await unlessFailed(fetch(`${list}?pagination[pageSize]=1`, { headers }))
    if (!isAllowed(response))
      problems.push(`CORS: browsers on ${siteOrigin} may not read ${list}: add the site to \`origin\`.`)
  }
  // Browsers send a preflight, because of the header that the site sends (specification, 7).
  const method = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'content-type' }
  const preflight = await unlessFailed(
    fetch(`${articlesApiUrl}/articles`, { method: 'OPTIONS', headers: { ...headers, ...method } }),
  )
  const allowed = preflight?.headers.get('access-control-allow-headers') ?? ''
  if (!isAllowed(preflight) || !/content-type|\*/i.test(allowed))
    problems.push('CORS: articles are requested with the header Content-Type: add it to `headers`.')
  return problems.length > 0 ? problems : [`CORS: browsers on ${siteOrigin} may read it.`]
}

// Pages without a slug are read by their id.
const checkFindOne = async ({ products, services, articles }: AllContent): Promise<string[]> => {
  const problems = []
  for (const [list, [entry]] of [
    [`${apiUrl}/products`, products],
    [`${apiUrl}/blog-posts`, services],
    [`${articlesApiUrl}/articles`, articles],
  ] as const) {
    const response = entry?.id ? await unlessFailed(fetch(`${list}/${encodeURIComponent(entry.id)}`)) : null
    if (response && [401, 403].includes(response.status))
      problems.push(`One entry of ${list} cannot be read (${response.status}): allow “findOne” to Public.`)
  }
  return problems
}

const checkPictures = async ({
  products,
  services,
  articles,
  partners,
  shop,
}: AllContent): Promise<string[]> => {
  const media = [
    ...[...products, ...services].map(({ image }) => image),
    ...articles.map(({ cover }) => cover),
    ...(partners ?? []).map(({ logo }) => logo),
  ]
  const hosts = new Map<string, string>()
  const portrait = shop?.proof?.contact?.portrait
  const urls = media.flatMap((each) => each?.url ?? []).concat(portrait ?? [])
  for (const url of urls) if (URL.canParse(url) && /^https?:/i.test(url)) hosts.set(new URL(url).origin, url)
  const problems = []
  for (const url of hosts.values()) {
    const response = await unlessFailed(fetch(url))
    if (!response?.ok) problems.push(`${url} cannot be loaded (${response?.status ?? 'no answer'}).`)
  }
  return problems
}

const collectLog = async <T>(act: () => Promise<T>): Promise<{ result: T; log: string[] }> => {
  const { warn, error } = console
  const log = new Set<string>()
  const collect = (...parts: unknown[]) =>
    log.add(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '))
  Object.assign(console, { warn: collect, error: collect })
  try {
    return { result: await act(), log: [...log] }
  } finally {
    Object.assign(console, { warn, error })
  }
}

const readContent = async (): Promise<AllContent | Error> => {
  try {
    return await fetchAllContent()
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

/** @returns the lines to print, and whether a build would succeed in reading the backend. */
export const checkBackend = async (
  siteOrigin: string,
): Promise<{ lines: string[]; isBuildable: boolean }> => {
  const { result: content, log } = await collectLog(readContent)
  const isBuildable = !(content instanceof Error)
  const response = await unlessFailed(fetch(apiUrl))
  const { result: access } = await collectLog(async () =>
    response === null
      ? []
      : [
          ...(isBuildable ? [...(await checkFindOne(content)), ...(await checkPictures(content))] : []),
          ...(await checkDrafts()),
          ...(await checkCors(siteOrigin)),
        ],
  )
  const lines = [
    `Backend: ${[...new Set([apiUrl, articlesApiUrl])].join(', articles: ')}`,
    '',
    ...(isBuildable ? describeContent(content) : [content.message]),
    '',
    ...(log.length > 0 ? [...log, ''] : []),
    ...access,
    isBuildable ? 'The site can be built from this backend.' : 'The site cannot be built from this backend.',
  ]
  return { lines, isBuildable }
}
