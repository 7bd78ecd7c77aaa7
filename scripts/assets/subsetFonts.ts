// `npm run fonts`: writes src/theme/fonts/*.woff2, Fontsource's files reduced to French text and to the theme's axes.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont, { type Axes } from 'subset-font'
import { readCommandLine } from '../shared/commandLine.ts'

readCommandLine({})

const printable = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('')
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔŒÖÙÛÜŸàâäæçèéêëîïôœöùûüÿñÑáíóúø'
const typography = '\u00a0\u202f«»‹›‘’“”–—…·•°²³×½€←→↗−'

const fonts: { source: string; target: string; axes: Axes }[] = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    target: 'fraunces.woff2',
    axes: { wght: 370, opsz: { min: 14, max: 144, default: 14 } },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
]

for (const { source, target, axes } of fonts) {
  const original = await readFile(fileURLToPath(import.meta.resolve(source)))
  const subset = await subsetFont(original, printable + french + typography, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(`../../src/theme/fonts/${target}`, import.meta.url), subset)
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`)
}
