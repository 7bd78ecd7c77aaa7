import { areaCentre } from '../../../site/area'
import { KM_PER_DEGREE } from '../../../site/degrees'

export const UNITS_PER_KM = 10

type Point = readonly [x: number, y: number]
type Coordinates = readonly [latitude: number, longitude: number]

const KM_PER_DEGREE_EAST = KM_PER_DEGREE * Math.cos((areaCentre.latitude * Math.PI) / 180)

/** In units from Limoux, y downwards; a flat projection is exact enough at this scale. */
export const project = (latitude: number, longitude: number): Point => [
  Math.round((longitude - areaCentre.longitude) * KM_PER_DEGREE_EAST * UNITS_PER_KM),
  Math.round((areaCentre.latitude - latitude) * KM_PER_DEGREE * UNITS_PER_KM),
]

/** In units, five minutes of arc apart. */
export const borderStep = {
  latitude: (KM_PER_DEGREE / 12) * UNITS_PER_KM,
  longitude: (KM_PER_DEGREE_EAST / 12) * UNITS_PER_KM,
}

const softLine = (course: readonly Coordinates[]): string => {
  const points = course.map(([latitude, longitude]) => project(latitude, longitude))
  const [start = [0, 0], ...rest] = points
  const segments = rest.map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? start
    const [toX, toY] = rest[index + 1] ?? [x, y]
    const handle = [x - (toX - fromX) / 6, y - (toY - fromY) / 6].map(Math.round)
    return `${handle.join(' ')} ${x} ${y}`
  })
  return `M${start.join(' ')}S${segments.join(' ')}`
}

export const aude = softLine([
  [42.54, 2.1],
  [42.63, 2.09],
  [42.7, 2.125],
  [42.76, 2.11],
  [42.805, 2.232],
  [42.842, 2.22],
  [42.8747, 2.1862],
  [42.905, 2.212],
  [42.9328, 2.2214],
  [42.9425, 2.2524],
  [42.9958, 2.2593],
  [43.025, 2.225],
  [43.0533, 2.2189],
  [43.1, 2.248],
  [43.152, 2.301],
  [43.18, 2.335],
  [43.213, 2.3551],
  [43.21, 2.44],
  [43.196, 2.55],
  [43.223, 2.62],
  [43.258, 2.71],
  [43.242, 2.79],
  [43.262, 2.9],
])

export const streams = [
  softLine([
    [42.85, 1.92],
    [42.915, 1.95],
    [42.985, 1.965],
    [43.03, 1.93],
    [43.088, 1.872],
    [43.14, 1.78],
    [43.2, 1.72],
    [43.3, 1.63],
  ]),
  softLine([
    [42.93, 2.45],
    [43.01, 2.53],
    [43.06, 2.56],
    [43.12, 2.63],
    [43.17, 2.74],
    [43.21, 2.9],
  ]),
  softLine([
    [42.88, 2.36],
    [42.815, 2.4],
    [42.812, 2.52],
    [42.765, 2.66],
    [42.76, 2.9],
  ]),
]

export const canal = softLine([
  [43.42, 1.68],
  [43.36, 1.82],
  [43.316, 1.956],
  [43.285, 2.05],
  [43.246, 2.118],
  [43.235, 2.23],
  [43.222, 2.345],
  [43.218, 2.44],
  [43.212, 2.55],
  [43.238, 2.63],
  [43.272, 2.72],
  [43.265, 2.9],
])

type Hill = { at: Point; scale: number }

const hill = (latitude: number, longitude: number, scale: number): Hill => ({
  at: project(latitude, longitude),
  scale,
})

/** From north to south, so that the nearer hill covers the farther one. */
export const hills: readonly Hill[] = [
  // Montagne Noire
  hill(43.505, 2.24, 0.9),
  hill(43.5, 2.42, 1.05),
  hill(43.492, 2.58, 1),
  hill(43.475, 2.12, 0.8),
  hill(43.462, 2.33, 1),
  hill(43.452, 2.5, 1.25),
  hill(43.45, 2.66, 0.9),
  hill(43.44, 2.19, 0.75),
  // Malepère and Corbières
  hill(43.15, 2.2, 0.5),
  hill(43.135, 2.13, 0.55),
  hill(43.12, 2.42, 0.6),
  hill(43.09, 2.51, 0.7),
  hill(43.085, 2.68, 0.6),
  hill(43.05, 2.39, 0.7),
  hill(43.035, 2.62, 0.75),
  hill(43.01, 2.46, 0.8),
  hill(42.99, 2.7, 0.8),
  hill(42.972, 2.57, 0.9),
  hill(42.955, 2.41, 0.8),
  hill(42.94, 2.68, 0.95),
  hill(42.922, 2.52, 1.15),
  hill(42.9, 2.38, 0.85),
  hill(42.87, 2.62, 0.95),
  hill(42.86, 2.47, 0.9),
  // Pays de Sault, Fenouillèdes and the first Pyrenees
  hill(42.955, 1.86, 0.65),
  hill(42.93, 2.1, 0.55),
  hill(42.9, 1.98, 0.75),
  hill(42.885, 1.83, 0.9),
  hill(42.85, 2.06, 0.9),
  hill(42.83, 1.94, 1),
  hill(42.8, 2.33, 0.9),
  hill(42.79, 1.8, 1.2),
  hill(42.785, 2.12, 1.05),
  hill(42.76, 1.97, 1.25),
  hill(42.745, 2.44, 1),
  hill(42.735, 2.27, 1.2),
  hill(42.715, 1.85, 1.4),
  hill(42.7, 2.04, 1.35),
  hill(42.69, 2.58, 1),
  hill(42.672, 2.19, 1.35),
  hill(42.66, 2.38, 1.35),
  hill(42.645, 1.95, 1.5),
  hill(42.63, 2.5, 1.2),
]
