/** Local time as `<input type="datetime-local">` has it, to the minute; empty for what is no time. */
export const toLocal = (value: string | null | undefined): string => {
  const date = new Date(value ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** ISO 8601 in UTC. */
export const toUtc = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())
