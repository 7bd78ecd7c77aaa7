import { expect, it } from 'vitest'
import { directionsUrl, mapEmbedUrl } from './map'

const limoux = { latitude: 43.0533, longitude: 2.2189 }

it('mapEmbedUrl shows the same distance in every direction, with a marker in the centre', () => {
  const url = new URL(mapEmbedUrl(limoux, 50))
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(url.searchParams.get('marker')).toBe('43.0533,2.2189')
  expect(url.searchParams.get('bbox')).toBe('1.6036,42.6037,2.8342,43.5029')
})

it('directionsUrl has the place as its destination', () => {
  expect(directionsUrl(limoux)).toBe('https://www.openstreetmap.org/directions?to=43.0533%2C2.2189')
})
