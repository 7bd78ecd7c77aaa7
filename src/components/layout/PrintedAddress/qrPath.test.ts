import { expect, it } from 'vitest'
import { qrPath } from './qrPath'

const draw = (text: string) => {
  const { path, size } = qrPath(text)
  const dark = Array.from({ length: size }, () => new Set<number>())
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let offset = 0; offset < Number(width); offset += 1) dark[Number(y)]?.add(Number(x) + offset)
  return { dark, size }
}

const address = 'https://www.example.fr/products/ondea-8'

it('leaves four light modules on each side', () => {
  const { dark, size } = draw(address)
  const rows = dark.flatMap((row, y) => (row.size > 0 ? [y] : []))
  const columns = dark.flatMap((row) => [...row])
  expect([rows[0], rows.at(-1)]).toEqual([4, size - 5])
  expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, size - 5])
})

it('draws the three corners by which a camera finds the code', () => {
  const { dark, size } = draw(address)
  const corner = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  const at = (left: number, top: number) =>
    corner.map((_, y) =>
      Array.from({ length: 7 }, (__, x) => (dark[top + y]?.has(left + x) ? '#' : ' ')).join(''),
    )
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(at(left, top)).toEqual(corner)
})
