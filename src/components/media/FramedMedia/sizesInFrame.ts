import { partsOf, type Ratio } from '../shape'

type Measures = { width: number | null; height: number | null }

/** A picture wider in shape than its frame is cropped, so drawn wider than the frame. */
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
