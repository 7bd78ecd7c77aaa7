import type { Media } from '../../cms/content/types'

/** Width over height, as in CSS. */
export type Ratio = `${number} / ${number}`

/** The two numbers of a ratio. */
export const partsOf = (ratio: Ratio): { width: number; height: number } => {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number)
  return { width, height }
}

/** A picture's size, px; when it is not known, one of this ratio, of which only the proportions count. */
export const sizeOf = ({ width, height }: Media, ratio: Ratio): { width: number; height: number } => {
  if (width !== null && height !== null) return { width, height }
  const parts = partsOf(ratio)
  return { width: parts.width * 100, height: parts.height * 100 }
}

/** Whether a picture is known to be higher than wide. */
export const isPortrait = (media: Media | null): boolean =>
  media !== null && media.width !== null && media.height !== null && media.height > media.width

/** Whether a picture is known to be wider than high. */
export const isLandscape = (media: Media | null): boolean =>
  media !== null && media.width !== null && media.height !== null && media.width > media.height
