import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { companionFolder } from '../../scripts/backend/companion.ts'

const read = (file: string) => readFileSync(`${companionFolder}/${file}`)

/** A photograph of a product, taken on a neutral background. */
export const photoOfStove = {
  name: 'garonne-8.jpg',
  mimeType: 'image/jpeg',
  buffer: read('seed/pictures/products/masonry-soapstone.jpg'),
}

/** A photograph of an iPhone, in the format that browsers do not show. */
export const heicPhoto = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: read('tests/files/photo.heic'),
}

/** A photograph that was taken with the phone upright: stored lying, with the turn in its metadata. */
export const uprightPhoto = async () => {
  const upright = await sharp(read('seed/pictures/scenes/install.jpg')).resize(900, 1200).toBuffer()
  const buffer = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return { name: 'IMG_2042.jpg', mimeType: 'image/jpeg', buffer }
}

/** A text that somebody renamed. */
export const notAPhoto = {
  name: 'devis.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Devis pour la pose d’un poêle, sans la moindre photo.'),
}

/** A logo on a transparent background. */
export const logo = async () => ({
  name: 'graneo.png',
  mimeType: 'image/png',
  buffer: await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><circle cx="110" cy="150" r="60" fill="#b93a0b"/><text x="200" y="180" font-family="sans-serif" font-size="88" font-weight="700" fill="#2a231f">Granéo</text></svg>',
    ),
  )
    .png()
    .toBuffer(),
})
