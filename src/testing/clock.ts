/** A Monday morning in November, 15 minutes after the shop opens. */
const INSTANT = '2026-11-16T10:15:00+01:00'

const RealDate = globalThis.Date

/** Timers keep running; a story sets another time with `parameters.clock`. */
export const freezeClock = (instant: unknown = INSTANT): (() => void) => {
  const now = RealDate.parse(String(instant))
  if (Number.isNaN(now)) throw new Error(`parameters.clock is not a date: ${String(instant)}`)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
