// `npm run brand`: run it after changing src/site/brand/favicon.svg, the firm's name or its tagline.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { site } from '../../src/site/identity.ts'
import { palette } from '../../src/theme/tokens.ts'
import { readCommandLine } from '../shared/commandLine.ts'

readCommandLine({})

/** px that iOS and the web manifest require. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 }

const drawing = await readFile('src/site/brand/favicon.svg')
await writeFile('public/favicon.svg', drawing)
for (const [name, size] of Object.entries(sizes)) {
  await sharp(drawing, { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true })
    .toFile(`public/${name}`)
}

const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.ink,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}
await writeFile('public/site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`)
