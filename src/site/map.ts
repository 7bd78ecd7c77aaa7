import type { Place } from './area'

/** Origin of the interactive map and the directions; only called after a click. */
export const OPENSTREETMAP = 'https://www.openstreetmap.org'

/** km in a degree of latitude. */
export const KM_PER_DEGREE = 111.2

const degrees = (value: number) => value.toFixed(4)

/** Address of an OpenStreetMap frame that shows `radiusKm` around a place, with a marker on it. */
export const mapEmbedUrl = ({ latitude, longitude }: Place, radiusKm: number): string => {
  const tall = radiusKm / KM_PER_DEGREE
  const wide = tall / Math.cos((latitude * Math.PI) / 180)
  const url = new URL('/export/embed.html', OPENSTREETMAP)
  url.search = new URLSearchParams({
    bbox: [longitude - wide, latitude - tall, longitude + wide, latitude + tall].map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  }).toString()
  return url.href
}

/** Address of OpenStreetMap's directions to a place. */
export const directionsUrl = ({ latitude, longitude }: Place): string => {
  const url = new URL('/directions', OPENSTREETMAP)
  url.search = new URLSearchParams({ to: `${degrees(latitude)},${degrees(longitude)}` }).toString()
  return url.href
}
