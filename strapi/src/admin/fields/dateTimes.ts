/** Local time as `<input type="datetime-local">` has it, to the minute; empty for what is no time. */
export const toLocal = (value: string | null | undefined): string => {
  const date = new Date(value ?? '')
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** ISO 8601 in UTC. */
export const toUtc = (local: string): string | null => (local === '' ? null : new Date(local).toISOString())

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

/** ISO, of "26/11/2026", "26.11.2026" or "26 novembre 2026"; null for any other text. */
export const readDate = (text: string): string | null => {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:er)?[\s./-]+(\d{1,2}|\p{L}+)[\s./-]+(\d{4})$/iu.exec(text.trim()) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1 || Number(month)
  const iso = [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(iso)
  // The 31st of February would be one of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
