import { foldText } from '../values/foldText'
import { readPageNumber } from '../values/pageNumber'
import { parsePower } from '../values/power'
import type { CatalogueFilters } from './filters'

export type CatalogueAddress = {
  filters: CatalogueFilters
  /** How many steps of cards are shown, at least 1. */
  step: number
}

const readText = (search: URLSearchParams, name: string) => foldText(search.get(name) ?? '') || null

/** The state of the catalogue in a query string. */
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

/** The query string of a state of the catalogue; defaults are left out. */
export const writeCatalogueAddress = ({ filters, step }: CatalogueAddress): URLSearchParams => {
  const { category, brand, type, min, max } = filters
  const fields = { categorie: category, marque: brand, min, max, type, page: step > 1 ? step : null }
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(entries)
}
