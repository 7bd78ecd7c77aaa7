import { foldText } from '../values/foldText'
import { readPageNumber } from '../values/pageNumber'
import { parseNumber } from '../values/numbers'
import type { CatalogueFilters } from './filters'
import { wordsOf } from './search'
import { sortOrders, type SortOrder } from './sort'

export type CatalogueAddress = {
  filters: CatalogueFilters
  sort: SortOrder
  /** From 1; "Voir plus" adds one. */
  step: number
}

const readText = (search: URLSearchParams, name: string) => foldText(search.get(name) ?? '') || null

// A search without a word, such as a single dash, is none.
const readQuery = (search: URLSearchParams) => {
  const query = (search.get('q') ?? '').trim()
  return wordsOf(query).length > 0 ? query : null
}

const STOVE = 'poele'

const sortNames: Record<SortOrder, string | null> = {
  shop: null,
  powerUp: 'puissance',
  powerDown: 'puissance-decroissante',
  name: 'nom',
}

const readSort = (search: URLSearchParams) => {
  const name = search.get('tri')
  return sortOrders.find((order) => sortNames[order] === name) ?? 'shop'
}

export const readCatalogueAddress = (search: URLSearchParams): CatalogueAddress => ({
  filters: {
    category: readText(search, 'categorie'),
    brand: readText(search, 'marque'),
    type: readText(search, 'type'),
    device: readText(search, 'appareil') === STOVE ? 'stove' : null,
    query: readQuery(search),
    min: parseNumber(search.get('min')),
    max: parseNumber(search.get('max')),
  },
  sort: readSort(search),
  step: readPageNumber(search),
})

type LinkedAddress = Partial<Omit<CatalogueAddress, 'filters'>> & { filters: Partial<CatalogueFilters> }

export const writeCatalogueAddress = ({
  filters,
  sort = 'shop',
  step = 1,
}: LinkedAddress): URLSearchParams => {
  const { category, brand, type, device, query, min, max } = filters
  const fields = {
    categorie: category,
    marque: brand,
    min,
    max,
    type,
    appareil: device && STOVE,
    q: query,
    tri: sortNames[sort],
    page: step > 1 ? step : null,
  }
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries)
}
