type Measures = { width: number | null; height: number | null }

const numberOf = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

/**
 * The `sizes` of a picture, from those of its frame. A picture wider in shape than the frame is cropped, so it is drawn
 * wider than the frame; an upright one is shown whole, so it is narrower.
 * @param sizes of the frame, as in the HTML attribute; lengths without commas.
 * @param ratio width over height of the frame, as in CSS.
 */
export const sizesInFrame = (sizes: string, { width, height }: Measures, ratio: string): string => {
  if (width === null || height === null) return sizes
  const shape = width / height
  const share = shape / numberOf(ratio)
  const factor = shape < 1 ? share : Math.max(1, share)
  if (Math.abs(factor - 1) < 0.02) return sizes
  return sizes
    .split(',')
    .map((entry) => entry.replace(/\S+$/, (length) => `calc(${length} * ${factor.toFixed(2)})`))
    .join(',')
}
