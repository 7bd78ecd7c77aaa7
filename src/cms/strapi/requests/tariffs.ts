import type { Tariffs } from '../../content/types'
import { fetchSingle } from './single'
import { toTariffs } from '../normalisers/toTariffs'

export const fetchTariffs = (signal?: AbortSignal): Promise<Tariffs | null> =>
  fetchSingle('tariff', toTariffs, signal)
