import type { Service, Tariffs } from './types'

/** Whether there is any price to show: a backend may not have the type, or its owner may not have filled it in. */
export const hasPrices = (tariffs: Tariffs | null | undefined): tariffs is Tariffs =>
  tariffs !== null &&
  tariffs !== undefined &&
  (tariffs.services.length > 0 || [tariffs.hourlyRate, tariffs.callOut, tariffs.quote].some(Boolean))

/** Whether the prices are about such a service: maintenance or repair. */
export const isRepair = ({ category }: Pick<Service, 'category'>): boolean =>
  category?.kind === 'entretien' || category?.kind === 'sav'
