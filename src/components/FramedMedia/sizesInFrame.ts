type Measures = { width: number | null; height: number | null }

const numberOf = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

/**
 * How wide a picture itself is shown, from how wide its frame is: one wider than the frame is cut, so more of it is
 * needed; an upright one is shown whole, narrower than the frame.
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
