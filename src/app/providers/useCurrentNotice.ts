import { useMemo, useSyncExternalStore } from 'react'
import { followClock } from '../../hooks/followClock'
import { noticeOn, type DatedNotice } from '../../site/currentNotice'
import type { Notice } from '../../site/shop'
import { timeAtShop } from '../../site/timeAtShop'

/**
 * What is announced today, kept up to date. At build and during hydration, that of the day on which the content was read:
 * the first render in the browser must give the HTML of the build.
 * @param readAt ms since 1970.
 */
export const useCurrentNotice = (notices: readonly Notice[], readAt: number): DatedNotice | null => {
  const dayOf = (time: number) => (notices.length > 0 ? timeAtShop(new Date(time)).date : '')
  const day = useSyncExternalStore(
    followClock,
    () => dayOf(Date.now()),
    () => dayOf(readAt),
  )
  return useMemo(() => noticeOn(day, notices), [day, notices])
}
