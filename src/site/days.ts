// Days as ISO dates, "2026-08-15": they sort chronologically as texts, and `Date` reads them in UTC.

const DAY_MS = 86_400_000

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay()

/** From October to April. */
export const isHeatingSeason = (date: string): boolean => {
  const month = new Date(date).getUTCMonth() + 1
  return month >= 10 || month <= 4
}
