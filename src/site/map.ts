import type { Place } from './area'

/** Origin of the interactive map and the directions; only requested after a click. */
export const OPENSTREETMAP = 'https://www.openstreetmap.org'

/** km in a degree of latitude. */
export const KM_PER_DEGREE = 111.2

const degrees = (value: number) => value.toFixed(4)

/** URL of an OpenStreetMap iframe that shows `radiusKm` around a place, with a marker. */
export const mapEmbedUrl = ({ latitude, longitude }: Place, radiusKm: number): string => {
  const latitudeSpan = radiusKm / KM_PER_DEGREE
  const longitudeSpan = latitudeSpan / Math.cos((latitude * Math.PI) / 180)
  const url = new URL('/export/embed.html', OPENSTREETMAP)
  url.search = new URLSearchParams({
    bbox: [
      longitude - longitudeSpan,
      latitude - latitudeSpan,
      longitude + longitudeSpan,
      latitude + latitudeSpan,
    ]
      .map(degrees)
      .join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  }).toString()
  return url.href
}

/** URL of OpenStreetMap's directions to a place. */
export const directionsUrl = ({ latitude, longitude }: Place): string => {
  const url = new URL('/directions', OPENSTREETMAP)
  url.search = new URLSearchParams({ to: `${degrees(latitude)},${degrees(longitude)}` }).toString()
  return url.href
}
