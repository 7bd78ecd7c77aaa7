/**
 * The heat that a home loses on the coldest days, which a stove must give back: P = G × V × (T inside − T base). It is
 * the trade's own method for a first idea.
 *
 * Sources: the coefficients G and the base temperatures by altitude are those of the tables that French installers and
 * sellers publish (an installer's ERP, several sellers, a book on masonry stoves), which agree to about a tenth.
 */

/** Construction period, or that of the insulation after a renovation, with its coefficient G in W/m³·K. */
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

/** The period as in the address; the newest first. */
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

/** Outside temperature (°C) on the coldest days, up to an altitude in metres. */
const baseTemperatures = [
  { upTo: 200, celsius: -5 },
  { upTo: 400, celsius: -6 },
  { upTo: 600, celsius: -7 },
  { upTo: 800, celsius: -8 },
  { upTo: 1000, celsius: -9 },
]
/** Above them, up to 1,200 m. */
const MOUNTAIN_TEMPERATURE = -10

/** The sources differ by this for the Aude: the range goes from the milder value to one this much colder. K. */
const COLDER = 3

/** The range of a number that a visitor may enter, inclusive. */
export type Limits = { min: number; max: number }

/** Beyond these the method says nothing useful. Area in m², height in m, altitude in m, temperature in °C. */
export const homeLimits = {
  area: { min: 10, max: 400 },
  height: { min: 2, max: 6 },
  altitude: { min: 0, max: 1200 },
  temperature: { min: 16, max: 24 },
} as const satisfies Record<string, Limits>

/** The highest altitude of each band with its own temperature, m. */
export const altitudeBands: readonly number[] = [
  ...baseTemperatures.map(({ upTo }) => upTo),
  homeLimits.altitude.max,
]

export type Home = {
  /** Heated floor area, m². */
  area: number
  /** Ceiling height, m. */
  height: number
  period: HousePeriod
  /** m above the sea. */
  altitude: number
  /** Temperature wanted inside, °C. */
  temperature: number
}

/** kW, to a tenth, `min` on a usual cold day, `max` on a colder one. */
export type PowerNeed = { min: number; max: number }

const toKilowatts = (watts: number) => Math.round(watts / 100) / 10

/** Outside temperature on the coldest days, °C, at an altitude in m. */
export const baseTemperature = (altitude: number): number =>
  baseTemperatures.find(({ upTo }) => altitude <= upTo)?.celsius ?? MOUNTAIN_TEMPERATURE

/** The power that a home within `homeLimits` needs. */
export const powerNeed = ({ area, height, period, altitude, temperature }: Home): PowerNeed => {
  const wattsPerKelvin = heatLossCoefficients[period] * area * height
  const difference = temperature - baseTemperature(altitude)
  return {
    min: toKilowatts(wattsPerKelvin * difference),
    max: toKilowatts(wattsPerKelvin * (difference + COLDER)),
  }
}

/**
 * A stove burns cleanly from half of its power up; below, it soon blackens its glass and its flue. A usual winter day, of
 * about 5 °C, takes some 60 % of what the coldest takes: half of 1.2 times that.
 */
const LARGEST_STOVE = 1.2

/**
 * The nominal powers of the stoves that fit, for the filter of the catalogue: from the need's lower end, below which a
 * stove is too weak on a usual cold day, to a whole kW.
 */
export const stovePowers = ({ min, max }: PowerNeed): PowerNeed => ({
  min,
  max: Math.ceil(max * LARGEST_STOVE),
})
