import { site } from './identity'

/** ISO date and "HH:MM", whatever the visitor's time zone. */
export const timeAtShop = (moment: Date): { date: string; time: string } => {
  // Swedish: "2026-08-15 09:30:00".
  const text = moment.toLocaleString('sv', { timeZone: site.timeZone })
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
