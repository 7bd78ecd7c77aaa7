// What the media library does with each file that is sent to it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { replaceFile, seedPicture, upload } from './lib/pictures'

const photo = seedPicture('products/ac-indoor')
const heic = new Uint8Array(readFileSync(fileURLToPath(new URL('files/photo.heic', import.meta.url))))

/** A plain picture of this size in px. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } })

/** A GIF whose images differ by a line, which is small all the same. */
const animation = (width: number, height: number, images: number) => {
  const pixels = Buffer.alloc(width * height * images)
  for (let image = 0; image < images; image += 1) {
    const line = (image * height + (image % height)) * width
    pixels.fill(255, line, line + width)
  }
  const raw = { width, height: height * images, channels: 1, pageHeight: height } as const
  return sharp(pixels, { raw }).gif({ effort: 1 })
}

/** Where a photograph was taken. */
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 3/1 0/1' } }

const text = (content: string) => new TextEncoder().encode(content)
const bytesOf = async (picture: Promise<Buffer>) => new Uint8Array(await picture)

/** A photograph that was cut while it was sent. */
const cut = photo.slice(0, Math.round(photo.length / 2))
/** The first bytes of an HEIC photograph, whose picture data is missing. */
const cutHeic = heic.slice(0, Math.round(heic.length / 2))

const NOT_A_PICTURE = /n’est pas une photo\. Envoyez une image JPEG, PNG ou WebP\./
const DAMAGED = /est incomplet ou abîmé\. Envoyez-le de nouveau/

const refused: [
  what: string,
  name: string,
  type: string,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  sentence: RegExp,
][] = [
  ['a text named .jpg', 'photo.jpg', 'image/jpeg', async () => text('Bonjour'), NOT_A_PICTURE],
  [
    'a web page named .png',
    'photo.png',
    'image/png',
    async () => text('<html><script>1</script>'),
    NOT_A_PICTURE,
  ],
  [
    'an SVG',
    'logo.svg',
    'image/svg+xml',
    async () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    NOT_A_PICTURE,
  ],
  [
    'an SVG named .png',
    'logo.png',
    'image/png',
    async () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    NOT_A_PICTURE,
  ],
  [
    'a video',
    'film.mp4',
    'video/mp4',
    async () => text('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'),
    NOT_A_PICTURE,
  ],
  ['a Word document', 'devis.docx', 'application/msword', async () => text('PK\u0003\u0004'), NOT_A_PICTURE],
  [
    'a program named .jpg',
    'photo.jpg',
    'image/jpeg',
    async () => text('MZ\u0090\0\u0003\0\0\0'),
    NOT_A_PICTURE,
  ],
  ['a PDF named .jpg', 'devis.jpg', 'image/jpeg', async () => text('%PDF-1.7\n'), NOT_A_PICTURE],
  ['an empty file', 'vide.jpg', 'image/jpeg', async () => text(''), /est vide/],
  ['a file of 21 MB', 'lourd.jpg', 'image/jpeg', async () => new Uint8Array(21 * 1024 * 1024), /trop lourd/],
  ['half a JPEG', 'photo.jpg', 'image/jpeg', async () => cut, DAMAGED],
  ['half an HEIC', 'IMG_1.HEIC', 'image/heic', async () => cutHeic, /format HEIC .* Enregistrez-la en JPEG/],
  [
    'an icon',
    'icone.png',
    'image/png',
    () => bytesOf(plain(64, 64).png().toBuffer()),
    /trop petite \(64 × 64 px\)/,
  ],
  [
    'a line',
    'trait.png',
    'image/png',
    () => bytesOf(plain(20_000, 10).png().toBuffer()),
    /trop petite \(20000 × 10 px\)/,
  ],
  [
    'a picture of 144 million pixels',
    'affiche.png',
    'image/png',
    () => bytesOf(plain(12_000, 12_000).png().toBuffer()),
    /trop grande \(12000 × 12000 px\)/,
  ],
  [
    'an animation of 128 million pixels',
    'animation.gif',
    'image/gif',
    () => bytesOf(animation(800, 800, 200).toBuffer()),
    /trop longue \(200 images de 800 × 800 px\)/,
  ],
]

describe('refuses', () => {
  it.each(refused)('%s', async (_what, name, type, bytes, sentence) => {
    const { status, body } = await upload({ bytes: await bytes(), name, type })
    expect([400, 413]).toContain(status)
    expect(body).toMatchObject({ error: { message: expect.stringMatching(sentence) } })
  })
})

/** Uploads a file and reads what visitors then get. */
const store = async (picture: Parameters<typeof upload>[0]) => {
  const { status, body } = await upload(picture)
  expect(status).toBe(201)
  const [file] = body
  if (typeof file?.url !== 'string') throw new Error(JSON.stringify(body))
  const response = await fetch(`${inject('server').origin}${file.url}`)
  const { format, exif } = await sharp(await response.arrayBuffer()).metadata()
  return { file, format, exif, type: response.headers.get('content-type') }
}

describe('accepts', () => {
  it('an HEIC of a phone, as JPEG', async () => {
    const { file, format, type } = await store({ bytes: heic, name: 'IMG_0042.HEIC', type: 'image/heic' })
    expect(file).toMatchObject({
      name: 'IMG_0042.jpg',
      ext: '.jpg',
      mime: 'image/jpeg',
      width: 800,
      height: 450,
    })
    expect({ format, type }).toEqual({ format: 'jpeg', type: 'image/jpeg' })
    expect(file.formats).toMatchObject({ small: { mime: 'image/jpeg' } })
  })

  it('an HEIC that was renamed .jpg', async () => {
    const { file, format } = await store({ bytes: heic, name: 'poele.jpg', type: 'image/jpeg' })
    expect(file).toMatchObject({ name: 'poele.jpg', mime: 'image/jpeg' })
    expect(format).toBe('jpeg')
  })

  it('a TIFF, which browsers do not show, as JPEG', async () => {
    const bytes = await bytesOf(plain(400, 300).tiff().toBuffer())
    expect((await store({ bytes, name: 'scan.tiff', type: 'image/tiff' })).format).toBe('jpeg')
  })

  it('a PNG named .jpg, with its right name', async () => {
    const bytes = await bytesOf(plain(400, 300).png().toBuffer())
    const { file, format, type } = await store({ bytes, name: 'photo.jpg', type: 'image/jpeg' })
    expect(file).toMatchObject({ name: 'photo.png', ext: '.png', mime: 'image/png' })
    expect({ format, type }).toEqual({ format: 'png', type: 'image/png' })
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('a picture in %s as it is', async (format) => {
    const bytes = await bytesOf(plain(400, 300).toFormat(format).toBuffer())
    const stored = await store({ bytes, name: `photo.${format}`, type: `image/${format}` })
    expect(stored).toMatchObject({ format, file: { name: `photo.${format}`, width: 400, height: 300 } })
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a picture in %s without the place where it was taken',
    async (format) => {
      const bytes = await bytesOf(plain(400, 300).withExif(place).toFormat(format).toBuffer())
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const stored = await store({ bytes, name: `photo.${format}`, type: `image/${format}` })
      expect(stored.exif).toBeUndefined()
      expect(stored.file).toMatchObject({ width: 400, height: 300, formats: { xsmall: { width: 320 } } })
    },
  )

  it('an animation', async () => {
    const bytes = await bytesOf(animation(400, 300, 10).toBuffer())
    expect((await store({ bytes, name: 'flamme.gif', type: 'image/gif' })).format).toBe('gif')
  })

  it('a file with a name of 250 letters, cut', async () => {
    const bytes = await bytesOf(plain(400, 300).jpeg().toBuffer())
    const { file } = await store({ bytes, name: `${'p'.repeat(246)}.jpg`, type: 'image/jpeg' })
    expect(file.name).toBe(`${'p'.repeat(96)}.jpg`)
  })

  it('a file that is given a sentence with a full stop as its name, cut', async () => {
    const { status, body } = await upload({ bytes: photo }, { name: `Poêle. ${'p'.repeat(150)}` })
    expect(status).toBe(201)
    expect(body[0]?.name).toMatch(/^.{1,100}$/)
  })

  it('a PDF', async () => {
    const name = 'tarifs.pdf'
    const { status, body } = await upload({ bytes: text('%PDF-1.4\n'), name, type: 'application/pdf' })
    expect(status).toBe(201)
    expect(body[0]).toMatchObject({ name: 'tarifs.pdf', ext: '.pdf', mime: 'application/pdf' })
  })
})

it('checks a file that replaces another in the same way', async () => {
  const { file } = await store({ bytes: photo, name: 'avant.jpg', type: 'image/jpeg' })
  const replace = (bytes: Uint8Array<ArrayBuffer>) => replaceFile(file.id, { bytes, name: 'apres.jpg' })
  expect(await replace(text('Bonjour'))).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(NOT_A_PICTURE) } },
  })
  expect(await replace(heic)).toMatchObject({ status: 200, body: { width: 800, ext: '.jpg' } })
})
