import { foldText } from './foldText'

/** The categories of air conditioning have this in their folded names. */
export const AIR_CONDITIONING = /clim/

/** Whether a product of these categories is an air conditioner; the others are stoves. */
export const isAirConditioning = (categories: readonly string[]): boolean =>
  categories.some((category) => AIR_CONDITIONING.test(foldText(category)))
