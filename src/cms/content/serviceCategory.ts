import { repairSpellings } from '../../site/backendWords'
import { trades } from '../../site/texts/common'
import { foldText } from '../../values/foldText'
import { isNumericId } from './ids'
import { comparePositions } from './positions'
import type { Service, ServiceCategory, ServiceKind } from './types'

/** In the order they are shown (specification, 9). */
export const serviceKinds: readonly ServiceKind[] = ['vente', 'installation', 'entretien', 'sav']

const repair = '(sav|s\\.a\\.v\\.?|depannages?|service apres.vente)'
const isRepair = (folded: string) => new RegExp(`^${repair}(\\W+(et )?${repair})?$`).test(folded)

const kindOf = (folded: string): ServiceKind | null =>
  isRepair(folded) ? 'sav' : (serviceKinds.find((kind) => folded === kind || folded === `${kind}s`) ?? null)

/** Any category but a trade is found by its slug with `$containsi`, which ignores case but not accents. */
export const toServiceCategory = (text: string): ServiceCategory | null => {
  const name = text.trim()
  if (!name) return null
  const folded = foldText(name)
  const kind = kindOf(folded)
  return {
    name,
    label: kind ? trades[kind] : name,
    slug: kind ?? (folded && name.toLowerCase().includes(folded) ? folded : name),
    kind,
  }
}

/** The category that an address names, as its services spell it. */
export const categoryAmong = (text: string, services: readonly Service[]): ServiceCategory | null => {
  const named = toServiceCategory(text)
  return services.find(({ category }) => category?.slug === named?.slug)?.category ?? named
}

export const spellingsOf = ({ kind }: ServiceCategory): readonly string[] =>
  kind === 'sav' ? repairSpellings : []

const rank = ({ category }: Service) =>
  category?.kind ? serviceKinds.indexOf(category.kind) : serviceKinds.length

const compareIds = (a: string, b: string) => {
  if (isNumericId(a) && isNumericId(b)) return Number(a) - Number(b)
  return a < b ? -1 : Number(a > b)
}

/** By the owner's positions, then by trade, then by id (specification, 9). */
export const sortServices = (services: readonly Service[]): Service[] =>
  [...services].sort((a, b) => comparePositions(a, b) || rank(a) - rank(b) || compareIds(a.sortId, b.sortId))
