import type { serviceArea } from './identity'

/** Degrees, north and east. */
export type Place = { latitude: number; longitude: number }

export type NamedPlace = Place & { name: string }

export type AreaTown = (typeof serviceArea.towns)[number]

export const areaCentre: Place = { latitude: 43.0533, longitude: 2.2189 }

export const townPlaces: Record<AreaTown, Place> = {
  Carcassonne: { latitude: 43.213, longitude: 2.3491 },
  Castelnaudary: { latitude: 43.3186, longitude: 1.9537 },
  Quillan: { latitude: 42.8747, longitude: 2.1822 },
  Mirepoix: { latitude: 43.0886, longitude: 1.8744 },
  Bram: { latitude: 43.2436, longitude: 2.1151 },
  Couiza: { latitude: 42.9425, longitude: 2.2544 },
  Espéraza: { latitude: 42.9328, longitude: 2.2194 },
  'Alet-les-Bains': { latitude: 42.9958, longitude: 2.2553 },
  Chalabre: { latitude: 42.9828, longitude: 2.0067 },
  'Lézignan-Corbières': { latitude: 43.2003, longitude: 2.7578 },
}
