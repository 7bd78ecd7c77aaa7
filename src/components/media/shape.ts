import type { Media } from '../../cms/content/types'

export type Ratio = `${number} / ${number}`

export const partsOf = (ratio: Ratio): { width: number; height: number } => {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number)
  return { width, height }
}

export const sizeOf = ({ width, height }: Media, ratio: Ratio): { width: number; height: number } => {
  if (width !== null && height !== null) return { width, height }
  const parts = partsOf(ratio)
  return { width: parts.width * 100, height: parts.height * 100 }
}

export const isPortrait = (media: Media | null): boolean =>
  media !== null && media.width !== null && media.height !== null && media.height > media.width

export const isLandscape = ({ width, height }: Media): boolean =>
  width !== null && height !== null && width > height
