import { readField } from '../../../src/cms/strapi/fields.ts'
import { fieldTable } from './fieldTable.ts'
import type { Page, Reading, TypeReading } from './reading.ts'

export type Report = {
  lines: string[]
  /** Whether a build would succeed in reading it. */
  isBuildable: boolean
}

const singles: ReadonlySet<string> = new Set(['shop', 'home-page', 'legal-notice', 'tariff'])

const UNAUTHORISED: ReadonlySet<number | null> = new Set([401, 403])

const permission = (action: string) =>
  `allow “${action}” to the role Public (Settings, Users & Permissions plugin, Roles)`

const failureLine = ({ path, base, status, failure }: TypeReading): string => {
  const url = `${base}/${path}`
  if (failure === 'unreachable') return `cannot be read: ${url} does not answer.`
  if (failure === 'unreadable') return `cannot be read: ${url} does not answer as Strapi does.`
  if (UNAUTHORISED.has(status)) return `cannot be read (${status}): ${permission('find')}.`
  if (status === 404) return `cannot be read (404): there is no type at ${url}.`
  if (status === 400)
    return `cannot be read (400): Strapi refuses the site’s parameters; set rest.strictParams to false in config/api.js.`
  return `cannot be read (${status}).`
}

/** What the site shows without an optional type, where it is not its own texts. */
const insteadOf = new Map<TypeReading['path'], string>([
  ['partners', 'the site’s own partners are shown'],
  ['tariff', 'the site says that prices are given on request'],
])

const missingLine = ({ path, status }: TypeReading) => {
  const reason = status === 404 ? 'not there' : `not readable (${status})`
  const instead = insteadOf.get(path) ?? 'the site’s own texts are shown'
  return `${reason}; optional: ${instead}.`
}

/** Fields that entries lack. */
const missingFields = ({ path, entries }: TypeReading): string[] => {
  const counts = fieldTable[path].map((field) => ({
    ...field,
    missing: entries.filter((entry) => readField(entry, field.names) === undefined).length,
  }))
  const missing = counts.filter((field) => !field.isOptional && field.missing > 0)
  const unused = counts.filter((field) => field.isOptional && field.missing === entries.length)
  const list = (fields: typeof counts) => fields.map(({ names }) => names[0]).join(', ')
  return [
    ...(singles.has(path)
      ? missing.slice(0, 1).map(({ without }) => `Empty: ${list(missing)} (${without}).`)
      : missing.map(({ names, missing: count, without }) => {
          const looked = names.length > 1 ? ` (looked for ${names.join(', ')})` : ''
          return `${count} ${count === 1 ? 'has' : 'have'} no ${names[0]}${looked}: ${without}.`
        })),
    ...(unused.length > 0 ? [`Optional, and not used: ${list(unused)}.`] : []),
  ]
}

const unreadableFields = ({ unreadable }: TypeReading): string[] => {
  const examples = new Map<string, string[]>()
  for (const { field, example } of unreadable) examples.set(field, [...(examples.get(field) ?? []), example])
  return Array.from(
    examples,
    ([field, [first = '', ...others]]) =>
      `${others.length + 1} ${others.length ? 'have' : 'has'} a ${field} that the site cannot read, such as ${first}.`,
  )
}

/** What is wrong with the pages of a list; none when every entry came. */
const pagingLines = ({ pages, isPaged, entries }: TypeReading): string[] => {
  const [first] = pages
  if (!first) return []
  const total = Math.max(...pages.map((page) => page.total ?? 0))
  const isShort = (page: Page) => page.received < page.requested && pages.length > 1 && page !== pages.at(-1)
  const short = pages.find(isShort) ?? (total > entries.length ? first : undefined)
  return [
    ...(first.total === null
      ? ['The list has no meta.pagination: the site reads until a page is not full.']
      : []),
    ...(isPaged === false
      ? ['Paging is not honoured: pages 1 and 2 of one entry are not one entry each, and different.']
      : []),
    ...(short
      ? [`Pages of ${short.requested} entries were requested, and the first had ${short.received}.`]
      : []),
    ...(total > entries.length
      ? [`Only ${entries.length} of ${total} were read: set rest.maxLimit to 100 in config/api.js.`]
      : []),
  ]
}

const accessLines = ({ oneEntryStatus, drafts }: TypeReading) => [
  ...(oneEntryStatus !== null && oneEntryStatus >= 400
    ? [`One entry by its id: ${oneEntryStatus}; ${permission('findOne')}.`]
    : []),
  ...drafts.map(({ parameter, count }) => `Everybody can read drafts: ${parameter} shows ${count} of them.`),
]

const typeLines = (type: TypeReading): string[] => {
  const { path, failure, status, entries, sharedSlugs } = type
  const isThere = failure === null && status === 200
  if (!isThere) return [`${path}: ${failure === null ? missingLine(type) : failureLine(type)}`]
  const count = singles.has(path) ? (entries.length ? 'there' : 'there, but empty') : String(entries.length)
  const details = [
    ...(entries.length > 0 ? missingFields(type) : []),
    ...unreadableFields(type),
    ...sharedSlugs.map(
      ([slug, number]) => `${number} share the address ${slug}: only one of them has a page.`,
    ),
    ...pagingLines(type),
    ...accessLines(type),
  ]
  return [`${path}: ${count}`, ...details.map((line) => `  ${line}`)]
}

const mediaLines = ({ media, siteOrigin }: Reading): string[] => [
  `Pictures: ${media.length === 0 ? 'none' : media.map(({ host, count }) => `${count} on ${host}`).join(', ')}`,
  ...media
    .filter(({ status }) => status !== 200)
    .map(({ example, status }) => `  ${example} cannot be loaded (${status ?? 'no answer'}).`),
  ...media
    .filter(({ host }) => host.startsWith('http:') && siteOrigin.startsWith('https:'))
    .map(({ host }) => `  ${host} is not on https: browsers may block its pictures.`),
]

const unknownParameterLine = (status: number | null) =>
  status === 400
    ? 'Parameters that Strapi 5 does not know: refused (400). The site sends publicationState: set rest.strictParams to false in config/api.js.'
    : 'Parameters that Strapi 5 does not know: ignored, as they must be.'

/** Whether a browser on the site may read what has this header. */
const isAllowed = (allowedOrigin: string | null, siteOrigin: string) =>
  allowedOrigin === siteOrigin || allowedOrigin === '*'

const corsLines = ({ types, preflight, siteOrigin }: Reading): string[] => {
  const readable = types.filter(({ failure, status }) => failure === null && status === 200)
  const blocked = readable.filter(({ allowedOrigin }) => !isAllowed(allowedOrigin, siteOrigin))
  if (blocked.length > 0) {
    const what = blocked.length === readable.length ? 'anything' : blocked.map(({ path }) => path).join(', ')
    return [
      `CORS: browsers on ${siteOrigin} may not read ${what}. They show the content of the last build; add ${siteOrigin} to strapi::cors in config/middlewares.js.`,
    ]
  }
  const { allowedOrigin, allowedHeaders } = preflight
  const isArticleAllowed = isAllowed(allowedOrigin, siteOrigin) && /content-type|\*/i.test(allowedHeaders)
  return isArticleAllowed
    ? [`CORS: browsers on ${siteOrigin} may read it.`]
    : [
        `CORS: the site requests articles with the header Content-Type, which is not allowed (Access-Control-Allow-Headers: ${allowedHeaders || 'none'}). Add it to strapi::cors in config/middlewares.js.`,
      ]
}

/** The URL of each backend, and the shape of its entries. */
const backendLines = (types: readonly TypeReading[]): string[] =>
  [...new Set(types.map(({ base }) => base))].map((base) => {
    const own = types.filter((type) => type.base === base)
    const shape = own.some(({ isWrapped }) => isWrapped)
      ? ', entries in `attributes`, as in Strapi 4'
      : ', entries flat, as in Strapi 5'
    return `Backend: ${base}${own.some(({ entries }) => entries.length > 0) ? shape : ''}`
  })

/** What a reading means for the site, in plain English. */
export const reportOn = (reading: Reading): Report => {
  const { types, siteOrigin, unknownParameterStatus } = reading
  const isReachable = types.some(({ status }) => status !== null)
  const failed = types.filter(({ failure }) => failure !== null)
  const lines = [
    ...backendLines(types),
    `Site: ${siteOrigin}`,
    '',
    ...types.flatMap(typeLines),
    ...(isReachable
      ? ['', ...mediaLines(reading), ...corsLines(reading), unknownParameterLine(unknownParameterStatus)]
      : []),
    '',
    failed.length === 0
      ? 'The site can be built from this backend.'
      : `The site cannot be built from this backend: ${failed.map(({ path }) => path).join(', ')} cannot be read.`,
  ]
  return { lines, isBuildable: failed.length === 0 }
}
