import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

export const SITE_PICTURES = 'public/pictures'
export const UPLOADS = 'strapi/seed/pictures'

/** px; no wider than a story shows one. */
const WIDEST = 900

/** At every address a picture, which need not be the widest. */
const narrower = (file: string) => file.replace(/(?:1600|1920|2000|2560|3840)(?=\.avif$)/, '1200')

/** The uploads smaller, and the site's pictures in AVIF, which every browser that shows Storybook reads. */
export const lightPictures = (): Plugin => ({
  name: 'light-pictures',
  apply: 'build',
  async generateBundle() {
    for (const file of globSync(`${UPLOADS}/**/*.jpg`)) {
      const source = await sharp(file)
        .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 60, mozjpeg: true })
        .toBuffer()
      this.emitFile({ type: 'asset', fileName: `uploads/${relative(UPLOADS, file)}`, source })
    }
    for (const file of globSync(`${SITE_PICTURES}/**/*.avif`))
      this.emitFile({
        type: 'asset',
        fileName: `pictures/${relative(SITE_PICTURES, file)}`,
        source: readFileSync(narrower(file)),
      })
  },
})
