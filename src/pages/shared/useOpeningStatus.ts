import { useCallback } from 'react'
import { useClock } from '../../hooks/useClock'
import { openingStatus, type OpeningStatus } from '../../site/opening'
import type { Shop } from '../../site/shop'

/** Whether the shop is open. */
export const useOpeningStatus = (shop: Shop): OpeningStatus | null =>
  useClock(useCallback((now: Date) => openingStatus(now, shop), [shop]))
