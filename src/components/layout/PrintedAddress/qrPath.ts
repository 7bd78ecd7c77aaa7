import { encode } from 'uqr'

/** Without it the code cannot be read. */
const QUIET_ZONE = 4

export const qrPath = (text: string): { path: string; size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const rows = data.map((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ).join(''),
  )
  return { path: rows.join(''), size }
}
