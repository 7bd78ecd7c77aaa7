import { KM_PER_DEGREE } from './degrees'
import type { Place } from './area'

/** Only requested after a click. */
export const OPENSTREETMAP = 'https://www.openstreetmap.org'

const degrees = (value: number) => value.toFixed(4)

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

export const directionsUrl = ({ latitude, longitude }: Place): string => {
  const url = new URL('/directions', OPENSTREETMAP)
  url.search = new URLSearchParams({ to: `${degrees(latitude)},${degrees(longitude)}` }).toString()
  return url.href
}
