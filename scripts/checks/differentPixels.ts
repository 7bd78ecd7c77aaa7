import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { THRESHOLD } from './pictureLists.ts'

type Picture = Buffer | string

const decode = async (picture: Picture, width: number, height: number) => {
  const own = await sharp(picture).metadata()
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: '#f0f' })
    .raw()
    .toBuffer()
}

/** With those that only the larger picture has. */
export const differentPixels = async (before: Picture, after: Picture): Promise<number> => {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, current] = await Promise.all([decode(before, width, height), decode(after, width, height)])
  return pixelmatch(old, current, undefined, width, height, { threshold: THRESHOLD })
}
