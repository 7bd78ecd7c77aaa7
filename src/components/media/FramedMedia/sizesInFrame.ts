import { partsOf, type Ratio } from '../shape'

type Measures = { width: number | null; height: number | null }

/**
 * The `sizes` of a picture, from those of its frame. A picture wider in shape than the frame is cropped, so it is drawn
 * wider than the frame.
 * @param sizes of the frame, as in the HTML attribute; lengths without commas.
 * @param ratio of the frame.
 */
export const sizesInFrame = (sizes: string, { width, height }: Measures, ratio: Ratio): string => {
  if (width === null || height === null) return sizes
  const frame = partsOf(ratio)
  const share = width / height / (frame.width / frame.height)
  if (share < 1.02) return sizes
  return sizes
    .split(',')
    .map((entry) => entry.replace(/\S+$/, (length) => `calc(${length} * ${share.toFixed(2)})`))
    .join(',')
}
