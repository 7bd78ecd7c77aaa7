import type { Notice } from './shop'

export type DatedNotice = Notice & { isShown: boolean }

/** The first of a day, else the next one with `isShown: false`. @param day ISO date. */
export const noticeOn = (day: string, notices: readonly Notice[]): DatedNotice | null => {
  const remaining = notices.filter(({ until }) => day <= until)
  const current = remaining.find(({ from }) => from <= day)
  const next = remaining.find(({ from }) => remaining.every((other) => from <= other.from))
  const notice = current ?? next
  return notice ? { ...notice, isShown: notice === current } : null
}
