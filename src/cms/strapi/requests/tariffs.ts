import type { Tariffs } from '../../content/types'
import { fetchSingle } from './firm'
import { toTariffs } from '../normalisers/toTariffs'

/** Fetches what a repair costs; null when the backend has no such type. @throws CmsError */
export const fetchTariffs = (signal?: AbortSignal): Promise<Tariffs | null> =>
  fetchSingle('tariff', toTariffs, signal)
