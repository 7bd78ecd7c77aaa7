import { site } from './identity'

/**
 * ISO date and "HH:MM", whatever the visitor's time zone. Temporal where the browser has it: `Intl` would block a slow
 * phone for 150 ms at its first use.
 */
export const timeAtShop = (moment: Date): { date: string; time: string } => {
  const { timeZone } = site
  const text =
    typeof Temporal === 'undefined'
      ? // Swedish: "2026-08-15 09:30:00".
        moment.toLocaleString('sv', { timeZone })
      : Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
