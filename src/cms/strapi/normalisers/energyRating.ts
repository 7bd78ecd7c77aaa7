import * as v from 'valibot'
import { isAirConditioning } from '../../../values/airConditioning'
import { energyClasses, type EnergyClass, type EnergyRating } from '../../../values/energyClass'
import { text } from '../wire/fields'

type Scale = Pick<EnergyRating, 'best' | 'worst'>

/** Regulation (EU) 2015/1186. */
const stoves: Scale = { best: 'A++', worst: 'G' }
/** Regulation (EU) 626/2011. */
const airConditioning: Scale = { best: 'A+++', worst: 'D' }

const rankOf = (each: EnergyClass) => energyClasses.indexOf(each)

export const toEnergyRating = (value: unknown, categories: readonly string[]): EnergyRating | null => {
  const written = v.parse(text, value).replace(/\s/g, '').toUpperCase()
  const found = energyClasses.find((each) => each === written)
  const { best, worst } = isAirConditioning(categories) ? airConditioning : stoves
  if (!found || rankOf(found) < rankOf(best) || rankOf(found) > rankOf(worst)) return null
  return { value: found, best, worst, step: rankOf(found) - rankOf(best) }
}
