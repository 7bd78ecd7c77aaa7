import { expect, it } from 'vitest'
import { directionsUrl, mapEmbedUrl } from './map'

const limoux = { latitude: 43.0533, longitude: 2.2189 }

it('the frame shows as many kilometres each way, with a marker in the middle', () => {
  const url = new URL(mapEmbedUrl(limoux, 50))
  expect(url.origin + url.pathname).toBe('https://www.openstreetmap.org/export/embed.html')
  expect(url.searchParams.get('marker')).toBe('43.0533,2.2189')
  expect(url.searchParams.get('bbox')).toBe('1.6036,42.6037,2.8342,43.5029')
})

it('the way leads to the place', () => {
  expect(directionsUrl(limoux)).toBe('https://www.openstreetmap.org/directions?to=43.0533%2C2.2189')
})
