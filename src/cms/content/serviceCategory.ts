import { repairSpellings } from '../../site/backendWords'
import { servicesTexts } from '../../site/texts/services'
import { foldText } from '../../values/foldText'
import { isNumericId } from './ids'
import { comparePositions } from './positions'
import type { Service, ServiceCategory, ServiceKind } from './types'

/** The firm's four trades, in the order they are shown (specification, 9). */
export const serviceKinds: readonly ServiceKind[] = ['vente', 'installation', 'entretien', 'sav']

/** Search texts for a trade whose slug alone would not find every spelling in the backend. */
const spellings: Partial<Record<ServiceKind, readonly string[]>> = {
  sav: repairSpellings,
}

const repair = '(sav|depannages?|service apres.vente)'
const isRepair = (folded: string) => new RegExp(`^${repair}(\\W+(et )?${repair})?$`).test(folded)

const kindOf = (folded: string): ServiceKind | null =>
  isRepair(folded) ? 'sav' : (serviceKinds.find((kind) => folded === kind || folded === `${kind}s`) ?? null)

/**
 * Parses a service's category; null when the text is empty. The slug of a trade is its kind. Any other category
 * must be found by its slug with `$containsi`, which ignores case but not accents: the slug is the folded text
 * if that finds it, else the text itself.
 */
export const toServiceCategory = (text: string): ServiceCategory | null => {
  const name = text.trim()
  if (!name) return null
  const folded = foldText(name)
  const kind = kindOf(folded)
  return {
    name,
    label: kind ? servicesTexts.categories[kind] : name,
    slug: kind ?? (folded && name.toLowerCase().includes(folded) ? folded : name),
    kind,
  }
}

/** The search texts that find every spelling of a category; empty when its slug is enough. */
export const spellingsOf = ({ kind }: ServiceCategory): readonly string[] => (kind && spellings[kind]) ?? []

const rank = ({ category }: Service) =>
  category?.kind ? serviceKinds.indexOf(category.kind) : serviceKinds.length

const compareIds = (a: string, b: string) => {
  if (isNumericId(a) && isNumericId(b)) return Number(a) - Number(b)
  return a < b ? -1 : Number(a > b)
}

/**
 * Sorts by the owner's positions; those without one by trade (vente, installation, entretien, sav, then the others),
 * then by id (specification, 9).
 */
export const sortServices = (services: readonly Service[]): Service[] =>
  [...services].sort((a, b) => comparePositions(a, b) || rank(a) - rank(b) || compareIds(a.sortId, b.sortId))
