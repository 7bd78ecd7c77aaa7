// Writes src/assets/pictures: every scene of strapi/seed/pictures/scenes as AVIF and WebP at the widths a screen needs,
// and a module per scene that names them. Run it after changing a master: `npm run pictures [-- scene …]`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const masters = 'strapi/seed/pictures/scenes'
const target = 'src/assets/pictures'
/** px; a master narrower than one of these gives its own width instead. */
const widths = [480, 800, 1200, 1600, 1920, 2560]
const encodings = {
  avif: { quality: 50, effort: 6 },
  webp: { quality: 74, effort: 5 },
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const moduleText = (name: string, sizes: number[], height: number, width: number) => {
  const formats = ['avif', 'webp'] as const
  const imports = formats.flatMap((format) =>
    sizes.map((size) => `import ${format}${size} from './${name}-${size}.${format}'`),
  )
  const srcSets = formats.map(
    (format) => `  ${format}: \`${sizes.map((size) => `\${${format}${size}} ${size}w`).join(', ')}\`,`,
  )
  const middle = sizes[Math.min(2, sizes.length - 1)]
  return `// Written by scripts/encode-pictures.ts.
import type { SitePicture } from '../../components/Picture/Picture'
${imports.join('\n')}

export const ${camelCase(name)}: SitePicture = {
${srcSets.join('\n')}
  src: webp${middle},
  width: ${width},
  height: ${height},
}
`
}

const scenes = (await readdir(masters)).map((file) => basename(file, '.jpg'))
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : scenes

await mkdir(target, { recursive: true })
for (const file of await readdir(target)) {
  const scene = file.replace(/(?:-\d+)?\.\w+$/, '')
  if (names.includes(scene) || !scenes.includes(scene)) await rm(join(target, file))
}
for (const name of names) {
  const master = sharp(join(masters, `${name}.jpg`))
  const { width, height } = await master.metadata()
  const sizes = [...new Set(widths.map((size) => Math.min(size, width)))]
  for (const size of sizes) {
    const resized = master.clone().resize(size)
    await resized
      .clone()
      .avif(encodings.avif)
      .toFile(join(target, `${name}-${size}.avif`))
    await resized
      .clone()
      .webp(encodings.webp)
      .toFile(join(target, `${name}-${size}.webp`))
  }
  await writeFile(join(target, `${name}.ts`), moduleText(name, sizes, height, width))
  console.log(`${name}: ${sizes.join(', ')} px`)
}
