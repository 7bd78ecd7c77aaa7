import { settings } from '../site/settings'
import { buildUrl, fetchJson, unlessRefused, type Query } from './http'
import { sortServices, spellingsOf, toServiceCategory } from './serviceCategory'
import { readList, type StrapiList } from './strapi'
import { toService } from './toService'
import type { ServiceCategory, ServicesPage } from './types'

const PAGE_SIZE = 10

export type ServicesAddress = {
  /** As the route spells it; every category when absent. */
  category?: string
  /** From 1. */
  page: number
}

/** A list of services that answer `filters`; null when the answer is no list. */
type Ask = (filters: Query) => Promise<StrapiList | null>

const readPage = (answer: unknown): StrapiList | null => {
  try {
    return readList(answer)
  } catch (error) {
    console.error('The list of services is invalid.', error)
    return null
  }
}

const tellsCategory = (entry: StrapiList['entries'][number]) => 'category' in entry || 'categories' in entry

/** Asks for one page of the list. A backend whose category is a relation does not send it unless it is asked for. */
const askerOf =
  (page: number, signal?: AbortSignal): Ask =>
  async (filters) => {
    const ask = (populate: string) => {
      const paging = { 'pagination[page]': page, 'pagination[pageSize]': PAGE_SIZE, sort: 'id:asc' }
      return fetchJson(buildUrl(settings.apiUrl, 'blog-posts', { populate, ...paging, ...filters }), {
        signal,
      })
    }
    const list = readPage(await ask('image'))
    if (!list || list.entries.length === 0 || list.entries.some(tellsCategory)) return list
    const whole = await unlessRefused(() => ask('*'), null)
    return whole === null ? list : readPage(whole)
  }

/** What holds the category: a text, or a relation's name in a backend that has no field of that name. */
type CategoryField = '[category]' | '[categories][name]'

const anyOf = (field: CategoryField, spellings: readonly string[]): Query =>
  Object.fromEntries(
    spellings.map((spelling, index) => [`filters[$or][${index}]${field}[$containsi]`, spelling]),
  )

/** What goes by the trade's other spellings too; null where the backend drops a filter it does not understand. */
const askAllSpellings = async (category: ServiceCategory, field: CategoryField, ask: Ask) => {
  const spellings = spellingsOf(category)
  if (spellings.length === 0) return null
  const list = await unlessRefused(() => ask(anyOf(field, spellings)), null)
  const kinds = list?.entries.map((entry) => toService(entry).category?.kind)
  return kinds?.every((kind) => kind === category.kind) ? list : null
}

const holdsMore = (list: StrapiList, than: StrapiList | null) =>
  list.total > (than?.total ?? 0) || list.entries.length > (than?.entries.length ?? 0)

/** The services of a category by the text the address gives (specification, 7), and by what else means the same. */
const askCategory = async (text: string, ask: Ask): Promise<StrapiList | null> => {
  const find = (field: CategoryField) => ask({ [`filters${field}[$containsi]`]: text })
  const asText = await unlessRefused(() => find('[category]'), undefined)
  const field = asText === undefined ? '[categories][name]' : '[category]'
  const list = asText === undefined ? await find(field) : asText
  const category = toServiceCategory(text)
  const wider = category && (await askAllSpellings(category, field, ask))
  return wider && holdsMore(wider, list) ? wider : list
}

/**
 * Ten services, in the order they are shown, and the number of pages (specification, 7 and 9). An answer that is no
 * list is logged and counts as an empty one.
 * @throws CmsError when the backend does not answer or refuses.
 */
export const fetchServicesPage = async (
  { category, page }: ServicesAddress,
  signal?: AbortSignal,
): Promise<ServicesPage> => {
  const ask = askerOf(page, signal)
  const list = await (category ? askCategory(category, ask) : ask({}))
  return {
    services: sortServices((list?.entries ?? []).map(toService)),
    pageCount: Math.max(1, Math.ceil((list?.total ?? 0) / PAGE_SIZE)),
  }
}
