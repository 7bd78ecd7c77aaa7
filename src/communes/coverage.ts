import type { Place } from '../site/area'

const EARTH_RADIUS_KM = 6371

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance as the crow flies, km. */
export const distanceKm = (from: Place, to: Place): number => {
  const latitude = toRadians(to.latitude - from.latitude)
  const longitude = toRadians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

/** km either side of the radius. A commune is placed by its middle, so a house in it may be on the other side. */
const EDGE = 5

/** Whether the firm comes there. At the edge it is to be asked. */
export type Coverage = 'inside' | 'edge' | 'outside'

/** @param radiusKm of the area that the firm covers. */
export const coverageOf = (distance: number, radiusKm: number): Coverage => {
  if (distance < radiusKm - EDGE) return 'inside'
  return distance <= radiusKm + EDGE ? 'edge' : 'outside'
}
