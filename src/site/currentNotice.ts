import type { Notice } from './shop'

/** A notice, and whether its days have come. */
export type DatedNotice = Notice & { isShown: boolean }

/**
 * The first notice of a day or, when there is none, one of those to come, with `isShown: false`; null when there are no
 * more. @param day ISO date.
 */
export const noticeOn = (day: string, notices: readonly Notice[]): DatedNotice | null => {
  const remaining = notices.filter(({ until }) => day <= until)
  const current = remaining.find(({ from }) => from <= day)
  const notice = current ?? remaining[0]
  return notice ? { ...notice, isShown: notice === current } : null
}
