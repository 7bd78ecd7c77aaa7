import { repairSpellings } from '../site/backendWords'
import { servicesTexts } from '../site/texts/services'
import { foldText } from '../values/foldText'
import { isNumericId } from './ids'
import type { Service, ServiceCategory, ServiceKind } from './types'

/** The firm's four trades, in the order they are shown (specification, 9). */
export const serviceKinds: readonly ServiceKind[] = ['vente', 'installation', 'entretien', 'sav']

/** What to search the backend for, when the slug alone would not find every spelling of a trade. */
const spellings: Partial<Record<ServiceKind, readonly string[]>> = {
  sav: repairSpellings,
}

const repair = '(sav|depannages?|service apres.vente)'
const isRepair = (folded: string) => new RegExp(`^${repair}(\\W+(et )?${repair})?$`).test(folded)

const kindOf = (folded: string): ServiceKind | null =>
  isRepair(folded) ? 'sav' : (serviceKinds.find((kind) => folded === kind || folded === `${kind}s`) ?? null)

/**
 * A service's category from its text; null when the text is empty. The slug of a trade is its kind. Any other category
 * must be found again by its slug with `$containsi`, which ignores case but not accents: the slug is the folded text
 * when that finds it, else the text itself.
 */
export const toServiceCategory = (text: string): ServiceCategory | null => {
  const name = text.trim()
  if (!name) return null
  const folded = foldText(name)
  const kind = kindOf(folded)
  return {
    name,
    label: kind ? servicesTexts.categories[kind] : name,
    slug: kind ?? (name.toLowerCase().includes(folded) ? folded : name),
    kind,
  }
}

/** The spellings under which the backend may hold a category, when its slug alone is not enough; else empty. */
export const spellingsOf = ({ kind }: ServiceCategory): readonly string[] => (kind && spellings[kind]) ?? []

const rank = ({ category }: Service) =>
  category?.kind ? serviceKinds.indexOf(category.kind) : serviceKinds.length

const compareIds = (a: string, b: string) => {
  if (isNumericId(a) && isNumericId(b)) return Number(a) - Number(b)
  return a < b ? -1 : Number(a > b)
}

/** By trade (vente, installation, entretien, sav, then the others), then by id (specification, 9). */
export const sortServices = (services: readonly Service[]): Service[] =>
  services.toSorted((a, b) => rank(a) - rank(b) || compareIds(a.sortId, b.sortId))
