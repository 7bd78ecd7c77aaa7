import { partsOf, type Ratio } from './shape'

type Measures = { width: number | null; height: number | null }

/** A phone whose screen shows a photograph as sharp with some two pixels for each of CSS, for half the bytes of three. */
export const DENSE = '(min-resolution: 2.5dppx)'
const DENSE_SHARE = 0.75

const scale = (entry: string, share: number) =>
  share === 1 ? entry : entry.replace(/\S+$/, (length) => `calc(${length} * ${share.toFixed(2)})`)

/** A picture wider in shape than its frame is cropped, so drawn wider than the frame. The last width is a phone's. */
export const sizesInFrame = (sizes: string, { width, height }: Measures, ratio: Ratio): string => {
  const frame = partsOf(ratio)
  const crop = width === null || height === null ? 1 : width / height / (frame.width / frame.height)
  const share = crop < 1.02 ? 1 : crop
  const entries = sizes.split(', ')
  const [phone = ''] = entries.slice(-1)
  return [
    ...entries.slice(0, -1).map((entry) => scale(entry, share)),
    `${DENSE} ${scale(phone, share * DENSE_SHARE)}`,
    scale(phone, share),
  ].join(', ')
}
