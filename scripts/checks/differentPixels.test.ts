import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differentPixels } from './differentPixels.ts'

const square = (color: string, size = 10) =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .png()
    .toBuffer()

it('counts the pixels that differ', async () => {
  const dot = await sharp(await square('#ffffff'))
    .composite([{ input: await square('#000000', 1), left: 3, top: 4 }])
    .png()
    .toBuffer()
  expect(await differentPixels(await square('#ffffff'), dot)).toBe(1)
})

it('counts the pixels that only the larger one has', async () => {
  expect(await differentPixels(await square('#ffffff', 10), await square('#ffffff', 12))).toBe(44)
})

it('ignores invisible differences', async () => {
  expect(await differentPixels(await square('#b93a0b'), await square('#b83a0b'))).toBe(0)
})
