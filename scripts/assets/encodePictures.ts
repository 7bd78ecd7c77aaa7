// `npm run pictures`: run it after changing a master; unchanged pictures are kept.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { encodedWidths } from '../../src/assets/pictures/sitePicture.ts'
import { readCommandLine } from '../shared/commandLine.ts'

readCommandLine({})

const masters = 'src/assets/pictures/masters'
const target = 'public/pictures'
const moduleFile = 'src/assets/pictures/scenes.ts'
const encodings = {
  avif: { quality: 46, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 5 },
}
const HASH_LENGTH = 8

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const hashOf = (master: Buffer, widths: number[]) =>
  createHash('sha256')
    .update(master)
    .update(JSON.stringify([encodings, widths]))
    .digest('hex')
    .slice(0, HASH_LENGTH)

const encode = async (master: Buffer, widths: number[], folder: string) => {
  const draft = join(target, `${folder}.draft`)
  await mkdir(draft, { recursive: true })
  for (const width of widths) {
    const resized = sharp(master).resize(width)
    await resized
      .clone()
      .avif(encodings.avif)
      .toFile(join(draft, `${width}.avif`))
    await resized
      .clone()
      .webp(encodings.webp)
      .toFile(join(draft, `${width}.webp`))
  }
  await rename(draft, join(target, folder))
  console.log(`${folder}: ${widths.join(', ')} px`)
}

await mkdir(target, { recursive: true })
const encoded = new Set(await readdir(target))
const lines: string[] = []
const wanted = new Set<string>()
for (const file of (await readdir(masters)).toSorted()) {
  const name = basename(file, '.jpg')
  const master = await readFile(join(masters, file))
  const { width, height } = await sharp(master).metadata()
  const widths = encodedWidths(width)
  const folder = `${name}-${hashOf(master, widths)}`
  if (!encoded.has(folder)) await encode(master, widths, folder)
  wanted.add(folder)
  lines.push(`export const ${camelCase(name)} = sitePicture('${folder}', ${width}, ${height})`)
}
for (const folder of encoded) {
  // `force`: a draft left by an interrupted run may have been renamed since.
  if (!wanted.has(folder)) await rm(join(target, folder), { recursive: true, force: true })
}
await writeFile(
  moduleFile,
  `// Written by scripts/assets/encodePictures.ts.\nimport { sitePicture } from './sitePicture'\n\n${lines.join('\n')}\n`,
)
