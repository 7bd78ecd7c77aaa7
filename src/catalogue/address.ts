import { foldText } from '../values/foldText'
import { readPageNumber } from '../values/pageNumber'
import { parsePower } from '../values/power'
import type { CatalogueFilters } from './filters'

export type CatalogueAddress = {
  filters: CatalogueFilters
  /** Number of times `CARDS_PER_STEP` cards are shown, from 1; "Voir plus" adds one. */
  step: number
}

const readText = (search: URLSearchParams, name: string) => foldText(search.get(name) ?? '') || null

/** Reads the catalogue's state from the query string. */
export const readCatalogueAddress = (search: URLSearchParams): CatalogueAddress => ({
  filters: {
    category: readText(search, 'categorie'),
    brand: readText(search, 'marque'),
    type: readText(search, 'type'),
    min: parsePower(search.get('min')),
    max: parsePower(search.get('max')),
  },
  step: readPageNumber(search),
})

/** Writes the catalogue's state to a query string, without default values. */
export const writeCatalogueAddress = ({ filters, step }: CatalogueAddress): URLSearchParams => {
  const { category, brand, type, min, max } = filters
  const fields = { categorie: category, marque: brand, min, max, type, page: step > 1 ? step : null }
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries)
}
