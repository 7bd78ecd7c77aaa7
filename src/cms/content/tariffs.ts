import type { Service, Tariffs } from './types'

/** A backend may not have the type, or its owner may not have filled it in. */
export const hasPrices = (tariffs: Tariffs | null | undefined): tariffs is Tariffs =>
  tariffs !== null &&
  tariffs !== undefined &&
  (tariffs.services.length > 0 || [tariffs.hourlyRate, tariffs.callOut, tariffs.quote].some(Boolean))

/** Whether a service is maintenance or repair. */
export const isUpkeep = (category: Service['category'] | undefined): boolean =>
  category?.kind === 'entretien' || category?.kind === 'sav'
