import { altitudeBands, homeLimits, housePeriods, type Home } from './powerNeed'

/** As typed; the names are those of the fields, and of the address. */
export type HomeValues = {
  surface: string
  hauteur: string
  isolation: string
  altitude: string
  temperature: string
}

export type HomeField = keyof HomeValues

export const newHome: HomeValues = {
  surface: '',
  hauteur: '2,5',
  isolation: '',
  altitude: '200',
  temperature: '19',
}

/** °C. */
export const temperatures: readonly number[] = Array.from(
  { length: homeLimits.temperature.max - homeLimits.temperature.min + 1 },
  (_, index) => homeLimits.temperature.min + index,
)

const choices: Partial<Record<HomeField, readonly string[]>> = {
  isolation: housePeriods,
  altitude: altitudeBands.map(String),
  temperature: temperatures.map(String),
}

export const homeFields: readonly HomeField[] = ['surface', 'hauteur', 'isolation', 'altitude', 'temperature']

/** A longer text is no measure; it would only fill the address. */
const MAX_LENGTH = 12

/** Decimals have a point in the address, and a comma on screen. */
const withComma = (text: string) => text.replace(/^(\d+)\.(\d+)$/, '$1,$2')
const withPoint = (text: string) => text.replace(/^(\d+),(\d+)$/, '$1.$2')

const readField = (search: URLSearchParams, field: HomeField) => {
  const given = search.get(field)
  if (given === null) return newHome[field]
  const text = withComma(Array.from(given.trim()).slice(0, MAX_LENGTH).join('').trim())
  return choices[field]?.includes(text) === false ? newHome[field] : text
}

export const readHomeAddress = (search: URLSearchParams): HomeValues => ({
  surface: readField(search, 'surface'),
  hauteur: readField(search, 'hauteur'),
  isolation: readField(search, 'isolation'),
  altitude: readField(search, 'altitude'),
  temperature: readField(search, 'temperature'),
})

export const writeHomeAddress = (values: HomeValues): URLSearchParams => {
  if (homeFields.every((field) => values[field].trim() === newHome[field])) return new URLSearchParams()
  return new URLSearchParams(
    homeFields
      .filter((field) => values[field].trim() !== '' || newHome[field] !== '')
      .map((field) => [field, withPoint(values[field].trim())]),
  )
}

const MEASURE = /^(\d+(?:[.,]\d+)?)\s*(?:m[2²]?)?$/i

const readMeasure = (text: string, { min, max }: { min: number; max: number }): number | null => {
  const [, digits] = MEASURE.exec(text.trim()) ?? []
  const measure = Number(digits?.replace(',', '.') ?? Number.NaN)
  return measure >= min && measure <= max ? measure : null
}

export type CheckedHome = {
  home: Home | null
  refused: readonly ('surface' | 'hauteur')[]
}

/** An empty field is missing, not wrong; but a ceiling has a height. */
export const checkHome = (values: HomeValues): CheckedHome => {
  const area = readMeasure(values.surface, homeLimits.area)
  const height = readMeasure(values.hauteur, homeLimits.height)
  const period = housePeriods.find((known) => known === values.isolation)
  const refused: ('surface' | 'hauteur')[] = []
  if (area === null && values.surface.trim() !== '') refused.push('surface')
  if (height === null) refused.push('hauteur')
  const isComplete = area !== null && height !== null && period !== undefined
  return {
    home: isComplete
      ? { area, height, period, altitude: Number(values.altitude), temperature: Number(values.temperature) }
      : null,
    refused,
  }
}
