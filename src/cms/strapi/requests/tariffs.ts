import type { Tariffs } from '../../content/types'
import { fetchSingle } from './firm'
import { toTariffs } from '../normalisers/toTariffs'

export const fetchTariffs = (signal?: AbortSignal): Promise<Tariffs | null> =>
  fetchSingle('tariff', toTariffs, signal)
