import { settings } from '../../../site/settings'
import { buildUrl, fetchJson, unlessRefused, type Params } from './http'
import { sortServices, spellingsOf, toServiceCategory } from '../../content/serviceCategory'
import { MAX_PAGES } from './paging'
import { readList, type EntryPage } from './strapi'
import { toService } from '../normalisers/toService'
import type { ServiceCategory, ServiceList } from '../../content/types'
import { serviceFields } from '../wire/fieldNames'
import type { StrapiService, Unchecked } from '../wire/wire'

const PAGE_SIZE = 10

type ServiceEntries = EntryPage<StrapiService>

export type ServicesAddress = {
  category?: string
  page: number
}

type ReadServices = (filters: Params) => Promise<ServiceEntries | null>

const parseList = (answer: unknown): ServiceEntries | null => {
  try {
    return readList(answer)
  } catch (error) {
    console.error('The list of services is invalid.', error)
    return null
  }
}

const isWhole = (entries: readonly Unchecked<StrapiService>[]) =>
  entries.some((entry) => 'image' in entry) &&
  entries.some((entry) => serviceFields.category.some((name) => name in entry))

/** `populate=image` omits a category that is a relation, and a `cover`, so a second request populates everything. */
const pageReader =
  (page: number, populate: 'image' | '*', signal?: AbortSignal): ReadServices =>
  async (filters) => {
    const call = (populated: string) => {
      const paging = { 'pagination[page]': page, 'pagination[pageSize]': PAGE_SIZE, sort: 'id:asc' }
      const params = { populate: populated, ...paging, ...filters }
      return fetchJson(buildUrl(settings.apiUrl, 'blog-posts', params), { signal })
    }
    const list = parseList(await call(populate))
    if (populate === '*' || !list || list.entries.length === 0 || isWhole(list.entries)) return list
    const populated = await unlessRefused(() => call('*'), null)
    return populated === null ? list : parseList(populated)
  }

type CategoryField = '[category]' | '[categories][name]'

const anyOf = (field: CategoryField, spellings: readonly string[]): Params =>
  Object.fromEntries(
    spellings.map((spelling, index) => [`filters[$or][${index}]${field}[$containsi]`, spelling]),
  )

/** Null when the trade has only one spelling, or the backend ignores the filter. */
const readAllSpellings = async (category: ServiceCategory, field: CategoryField, read: ReadServices) => {
  const spellings = spellingsOf(category)
  if (spellings.length === 0) return null
  const list = await unlessRefused(() => read(anyOf(field, spellings)), null)
  const kinds = list?.entries.map((entry) => toService(entry).category?.kind)
  return kinds?.every((kind) => kind === category.kind) ? list : null
}

const hasMore = (list: ServiceEntries, than: ServiceEntries | null) =>
  list.total > (than?.total ?? 0) || list.entries.length > (than?.entries.length ?? 0)

/** By the text in the path (specification, 7), or by all its spellings when these find more. */
const readCategory = async (text: string, read: ReadServices): Promise<ServiceEntries | null> => {
  const find = (field: CategoryField) => read({ [`filters${field}[$containsi]`]: text })
  const asText = await unlessRefused(() => find('[category]'), undefined)
  const field = asText === undefined ? '[categories][name]' : '[category]'
  const list = asText === undefined ? await find(field) : asText
  const category = toServiceCategory(text)
  const wider = category && (await readAllSpellings(category, field, read))
  return wider && hasMore(wider, list) ? wider : list
}

/** Ten services (specification, 7 and 9); a response that is not a list counts as empty. @throws CmsError */
export const fetchServicesPage = async (
  { category, page }: ServicesAddress,
  signal?: AbortSignal,
): Promise<ServiceList> => {
  const readPopulated = (populate: 'image' | '*') => {
    const read = pageReader(page, populate, signal)
    return category ? readCategory(category, read) : read({})
  }
  const pictured = await unlessRefused(() => readPopulated('image'), undefined)
  // Strapi 5 refuses to populate a field that it does not have.
  const list = pictured === undefined ? await readPopulated('*') : pictured
  const pageCount = Math.ceil((list?.total ?? 0) / PAGE_SIZE)
  return {
    services: sortServices((list?.entries ?? []).map(toService)),
    pageCount: Math.min(MAX_PAGES, Math.max(1, pageCount)),
  }
}
