// P = G × V × (T inside − T base). French installers and sellers publish G and T base; they agree to a tenth.

// W/m³·K, by the period of construction, or of insulation in a renovation.
const heatLossCoefficients = {
  'depuis-2013': 0.6,
  '2006-2012': 0.8,
  '2000-2005': 0.9,
  '1990-1999': 1.05,
  '1983-1989': 1.15,
  '1974-1982': 1.3,
  'avant-1974': 1.5,
  'non-isole': 1.8,
} as const

export type HousePeriod = keyof typeof heatLossCoefficients

export const housePeriods: readonly HousePeriod[] = [
  'depuis-2013',
  '2006-2012',
  '2000-2005',
  '1990-1999',
  '1983-1989',
  '1974-1982',
  'avant-1974',
  'non-isole',
]

// °C outside on the coldest days, up to an altitude in m.
const baseTemperatures = [
  { upTo: 200, celsius: -5 },
  { upTo: 400, celsius: -6 },
  { upTo: 600, celsius: -7 },
  { upTo: 800, celsius: -8 },
  { upTo: 1000, celsius: -9 },
]
const MOUNTAIN_TEMPERATURE = -10

// K: the sources differ by this for the Aude.
const COLDER = 3

export type Limits = { min: number; max: number }

/** Beyond these the method says nothing useful. m², m, m, °C. */
export const homeLimits = {
  area: { min: 10, max: 400 },
  height: { min: 2, max: 6 },
  altitude: { min: 0, max: 1200 },
  temperature: { min: 16, max: 24 },
} as const satisfies Record<string, Limits>

export const altitudeBands: readonly number[] = [
  ...baseTemperatures.map(({ upTo }) => upTo),
  homeLimits.altitude.max,
]

/** The upper limit of the band of an altitude in m; above all of them, that of the highest. */
export const altitudeBand = (altitude: number): number =>
  altitudeBands.find((upTo) => altitude <= upTo) ?? homeLimits.altitude.max

export type Home = {
  /** m²; the height and the altitude are in m, the temperature is in °C. */
  area: number
  height: number
  period: HousePeriod
  altitude: number
  temperature: number
}

/** kW, to a tenth: `min` on a usual cold day, `max` on a colder one. */
export type PowerNeed = { min: number; max: number }

const toKilowatts = (watts: number) => Math.round(watts / 100) / 10

const baseTemperature = (altitude: number): number =>
  baseTemperatures.find(({ upTo }) => altitude <= upTo)?.celsius ?? MOUNTAIN_TEMPERATURE

/** °C outside, at an altitude in m: `min` of the need is at the usual cold, `max` at the colder one. */
export const coldDays = (altitude: number): { usual: number; colder: number } => {
  const usual = baseTemperature(altitude)
  return { usual, colder: usual - COLDER }
}

export const powerNeed = ({ area, height, period, altitude, temperature }: Home): PowerNeed => {
  const wattsPerKelvin = heatLossCoefficients[period] * area * height
  const difference = temperature - baseTemperature(altitude)
  return {
    min: toKilowatts(wattsPerKelvin * difference),
    max: toKilowatts(wattsPerKelvin * (difference + COLDER)),
  }
}

// Below half of its power a stove soils its glass and flue; a usual winter day takes 60 % of the coldest's heat.
const LARGEST_STOVE = 1.2

/** Nominal powers, kW: below the need's lower end a stove is too weak on a usual cold day. */
export const stovePowers = ({ min, max }: PowerNeed): PowerNeed => ({
  min,
  max: Math.ceil(max * LARGEST_STOVE),
})
