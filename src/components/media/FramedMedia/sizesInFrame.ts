import { partsOf, type Ratio } from '../shape'

type Measures = { width: number | null; height: number | null }

/**
 * The `sizes` of a picture, from those of its frame. A picture wider in shape than the frame is cropped, so it is drawn
 * wider than the frame; a portrait one is shown whole, so it is narrower.
 * @param sizes of the frame, as in the HTML attribute; lengths without commas.
 * @param ratio of the frame.
 */
export const sizesInFrame = (sizes: string, { width, height }: Measures, ratio: Ratio): string => {
  if (width === null || height === null) return sizes
  const frame = partsOf(ratio)
  const shape = width / height
  const share = shape / (frame.width / frame.height)
  const factor = shape < 1 ? share : Math.max(1, share)
  if (Math.abs(factor - 1) < 0.02) return sizes
  return sizes
    .split(',')
    .map((entry) => entry.replace(/\S+$/, (length) => `calc(${length} * ${factor.toFixed(2)})`))
    .join(',')
}
