import type { Place } from '../site/area'

const EARTH_RADIUS_KM = 6371

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** km, as the crow flies. */
export const distanceKm = (from: Place, to: Place): number => {
  const latitude = toRadians(to.latitude - from.latitude)
  const longitude = toRadians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

// km: a commune is placed by its middle, so a house in it may be on the other side of the radius.
const EDGE = 5

export type Coverage = 'inside' | 'edge' | 'outside'

export const coverageOf = (distance: number, radiusKm: number): Coverage => {
  if (distance < radiusKm - EDGE) return 'inside'
  return distance <= radiusKm + EDGE ? 'edge' : 'outside'
}
