import { periodsOn, type DayHours, type WeekHours } from '../shop'

export const weekdayNames = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const

export const CLOSED = 'Fermé'
export const BY_APPOINTMENT = 'Sur rendez-vous'

/** The weekdays from Monday on; 0 is Sunday. */
export const week = [1, 2, 3, 4, 5, 6, 0]

export const clock = (time: string) => {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const joined = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${words.at(-1)}` : words.join('')

/** Three or more in a row give "du … au …". @param days 0 is Sunday. */
export const daysSentence = (days: readonly number[]): string => {
  const runs: number[][] = []
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === week[index - 1]) last.push(day)
    else runs.push([day])
  }
  const named = runs.flatMap((run) => {
    const names = run.map((day) => weekdayNames[day] ?? '')
    return names.length > 2 ? [`du ${names[0]} au ${names.at(-1)}`] : names
  })
  return capitalised(joined(named))
}

/** "10h-12h30 et 13h30-18h" (specification, 1). */
export const dayHoursText = (day: DayHours): string =>
  day === 'appointment'
    ? BY_APPOINTMENT
    : joined(day.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`)) || CLOSED

export type HoursLine = { days: string; text: string }

/** Days by appointment and closed days last. */
export const hoursLines = (hours: WeekHours): HoursLine[] => {
  const daysByText = new Map<string, number[]>()
  for (const day of week) {
    const text = dayHoursText(hours[day] ?? [])
    daysByText.set(text, [...(daysByText.get(text) ?? []), day])
  }
  const rank = ({ text }: HoursLine) => [BY_APPOINTMENT, CLOSED].indexOf(text)
  return Array.from(daysByText, ([text, days]) => ({ days: daysSentence(days), text })).sort(
    (a, b) => rank(a) - rank(b),
  )
}

/** Only the days when their periods differ; empty for a shop that never opens. */
export const hoursSummary = (hours: WeekHours): string => {
  const lines = hoursLines(hours).filter(({ text }) => text !== CLOSED)
  const opening = lines.filter(({ text }) => text !== BY_APPOINTMENT)
  if (opening.length > 1) return daysSentence(week.filter((day) => periodsOn(hours, day).length > 0))
  const [line] = opening.length > 0 ? opening : lines
  return line ? `${line.days}, ${line.text.toLowerCase()}` : ''
}
