import * as v from 'valibot'
import { CmsError } from '../../../src/cms/CmsError.ts'
import { type Fields } from '../../../src/cms/isFields.ts'
import { readField, text } from '../../../src/cms/strapi/fields.ts'
import { readEntry, readList } from '../../../src/cms/strapi/strapi.ts'
import { settings } from '../../../src/site/settings.ts'
import { fieldTable } from './fieldTable.ts'
import type { MediaReading, Page, Reading, TypeReading } from './reading.ts'
import { recordFetch, type Answer, type Recorder } from './recordedFetch.ts'
import { siteTypes } from './siteTypes.ts'

type SiteType = (typeof siteTypes)[number]

const number = v.fallback(v.nullable(v.number()), null)
const pageSchema = v.object({
  data: v.array(v.unknown()),
  meta: v.fallback(v.object({ pagination: v.object({ pageCount: number, total: number }) }), {
    pagination: { pageCount: null, total: null },
  }),
})

/** A page of a list; none for any other response. */
const toPage = ({ url, body }: Answer): Page[] => {
  const list = v.safeParse(pageSchema, body)
  if (!list.success) return []
  const query = new URL(url).searchParams
  const page = Number(query.get('pagination[page]'))
  const requested = Number(query.get('pagination[pageSize]'))
  const { data, meta } = list.output
  return [{ page, requested, received: data.length, ...meta.pagination }]
}

const failureOf = (error: unknown): NonNullable<TypeReading['failure']> => {
  if (!(error instanceof CmsError)) throw error
  return error.kind === 'network' ? 'unreachable' : error.kind === 'http' ? 'refused' : 'unreadable'
}

const idOf = (entry: Fields | undefined) => v.parse(text, readField(entry ?? {}, ['documentId', 'id']))

/** A backend that ignores the page number sends the same entries again. */
const withoutRepeats = (entries: readonly Fields[]): Fields[] => {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const id = idOf(entry)
    const isRepeat = id !== '' && seen.has(id)
    seen.add(id)
    return !isRepeat
  })
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const excerpt = (value: unknown) => JSON.stringify(value).slice(0, 60)

const unreadableIn = ({ path, understand }: SiteType, entry: Fields): TypeReading['unreadable'] => {
  const { fields } = understand(entry)
  return fieldTable[path].flatMap(({ name, names }) => {
    const raw = readField(entry, names)
    const isUnread = name in fields && raw !== undefined && isEmpty(fields[name])
    return isUnread ? [{ field: names[0] ?? name, example: excerpt(raw) }] : []
  })
}

const sharedSlugs = ({ understand }: SiteType, entries: readonly Fields[]): TypeReading['sharedSlugs'] => {
  const counts = new Map<string, number>()
  for (const { path } of entries.map(understand))
    if (path !== null) counts.set(path, (counts.get(path) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1)
}

const readJson = async (response: Response | null): Promise<unknown> =>
  response?.ok && response.headers.get('content-type')?.includes('json') ? response.json() : null

/** The ids of a page of one entry. */
const idsOfPage = async ({ path, base }: SiteType, { ask }: Recorder, page: number): Promise<string[]> => {
  const answer = await readJson(await ask(`${base}/${path}?pagination[page]=${page}&pagination[pageSize]=1`))
  return v.is(pageSchema, answer) ? readList(answer).entries.map(idOf) : []
}

const isPaged = async (type: SiteType, recorder: Recorder, entries: readonly Fields[]) => {
  if (entries.length < 2) return null
  const [first, second] = [await idsOfPage(type, recorder, 1), await idsOfPage(type, recorder, 2)]
  return first.length === 1 && second.length === 1 && first[0] !== second[0]
}

/** What shows drafts: in Strapi 5, and in Strapi 4. */
const DRAFT_PARAMETERS = ['status=draft', 'publicationState=preview']

const readDrafts = async ({ path, base }: SiteType, { ask }: Recorder): Promise<TypeReading['drafts']> => {
  const drafts = []
  for (const parameter of DRAFT_PARAMETERS) {
    const answer = await readJson(await ask(`${base}/${path}?${parameter}&pagination[pageSize]=100`))
    const entries: Fields[] = v.is(pageSchema, answer) ? readList(answer).entries : []
    const count = entries.filter(({ publishedAt }) => publishedAt === null).length
    if (count > 0) drafts.push({ parameter, count })
  }
  return drafts
}

const readType = async (type: SiteType, recorder: Recorder): Promise<TypeReading> => {
  const { path, base, isSingle } = type
  const start = recorder.answers.length
  let failure: TypeReading['failure'] = null
  try {
    await type.fetch()
  } catch (error) {
    failure = failureOf(error)
  }
  const answers = recorder.answers.slice(start)
  const last = answers.at(-1)
  const isRead = failure === null && last?.status === 200
  const single = isSingle ? readEntry(last?.body) : null
  const entries: Fields[] = !isRead
    ? []
    : isSingle
      ? single
        ? [single]
        : []
      : withoutRepeats(answers.flatMap(({ body }) => readList(body).entries))
  const id = idOf(entries[0])
  return {
    path,
    base,
    status: last?.status ?? null,
    failure,
    isWrapped: JSON.stringify(last?.body ?? null).includes('"attributes":{'),
    entries,
    unreadable: entries.flatMap((entry) => unreadableIn(type, entry)),
    sharedSlugs: sharedSlugs(type, entries),
    pages: isSingle ? [] : answers.flatMap(toPage),
    allowedOrigin: last?.allowedOrigin ?? null,
    isPaged: isSingle ? null : await isPaged(type, recorder, entries),
    oneEntryStatus:
      isSingle || !id ? null : ((await recorder.ask(`${base}/${path}/${id}?populate=*`))?.status ?? null),
    drafts: isRead && !isSingle ? await readDrafts(type, recorder) : [],
  }
}

const readMedia = async (types: readonly TypeReading[], { ask }: Recorder): Promise<MediaReading[]> => {
  const media = types.flatMap(({ path, entries }) => {
    const type = siteTypes.find((each) => each.path === path)
    return entries.flatMap((entry) => type?.understand(entry).media?.url ?? [])
  })
  const hosts = new Map<string, string[]>()
  for (const url of media.filter((each) => URL.canParse(each) && /^https?:/i.test(each))) {
    const { origin } = new URL(url)
    hosts.set(origin, [...(hosts.get(origin) ?? []), url])
  }
  const readings = []
  for (const [host, [example = '', ...others]] of hosts) {
    const response = await ask(example, { method: 'HEAD' })
    // Some hosts of pictures do not know HEAD.
    const { status = null } = (response?.ok ? response : await ask(example)) ?? {}
    readings.push({ host, count: others.length + 1, example, status })
  }
  return readings
}

const readPreflight = async ({ ask }: Recorder): Promise<Reading['preflight']> => {
  const response = await ask(`${settings.articlesApiUrl}/articles`, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'content-type' },
  })
  return {
    status: response?.status ?? null,
    allowedOrigin: response?.headers.get('access-control-allow-origin') ?? null,
    allowedHeaders: response?.headers.get('access-control-allow-headers') ?? '',
  }
}

/**
 * Reads the backend of `settings` as a build and a browser on the site would.
 * @param siteOrigin of the public site
 */
export const readBackend = async (siteOrigin: string): Promise<Reading> => {
  const recorder = recordFetch({ Origin: siteOrigin })
  try {
    const types: TypeReading[] = []
    for (const type of siteTypes) types.push(await readType(type, recorder))
    const list = `${settings.apiUrl}/products?pagination[pageSize]=1`
    const isReachable = types.some(({ status }) => status !== null)
    return {
      siteOrigin,
      types,
      media: await readMedia(types, recorder),
      unknownParameterStatus: isReachable
        ? ((await recorder.ask(`${list}&publicationState=live`))?.status ?? null)
        : null,
      preflight: isReachable
        ? await readPreflight(recorder)
        : { status: null, allowedOrigin: null, allowedHeaders: '' },
    }
  } finally {
    recorder.stop()
  }
}
