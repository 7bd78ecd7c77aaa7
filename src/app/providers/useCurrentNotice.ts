import { useMemo, useSyncExternalStore } from 'react'
import { followClock } from '../../hooks/followClock'
import { noticeOn, type DatedNotice } from '../../site/currentNotice'
import type { Notice } from '../../site/shop'
import { timeAtShop } from '../../site/timeAtShop'

/** Until hydration, that of the day the content was read: the first render must give the build's HTML. */
export const useCurrentNotice = (notices: readonly Notice[], readAt: number): DatedNotice | null => {
  const dayOf = (time: number) => (notices.length > 0 ? timeAtShop(new Date(time)).date : '')
  const day = useSyncExternalStore(
    followClock,
    () => dayOf(Date.now()),
    () => dayOf(readAt),
  )
  return useMemo(() => noticeOn(day, notices), [day, notices])
}
