import { foldText } from './foldText'

export const AIR_CONDITIONING = /clim/

/** All other products are stoves. */
export const isAirConditioning = (categories: readonly string[]): boolean =>
  categories.some((category) => AIR_CONDITIONING.test(foldText(category)))
