import { globSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { companionFolder } from '../../scripts/backend/companion.ts'
import { DENSITY, picturesFolder, type Size } from './screenshots.ts'

/** Deletes the pictures of former tasks. */
export const tidyPictures = async (taken: readonly string[]) => {
  for (const file of globSync(`${picturesFolder}/*.webp`)) if (!taken.includes(basename(file))) await rm(file)
}

/** px on the page. */
const sizeOf = async (name: string): Promise<Size> => {
  const { width, height } = await sharp(`${picturesFolder}/${name}`).metadata()
  return { width: Math.round(width / DENSITY), height: Math.round(height / DENSITY) }
}

const PICTURE = /src="\/guide\/images\/([^"]+)"(?:(\s+)width="\d+"\s+height="\d+")?/g

/** Writes the size of each picture in the guide, so that a page that is still loading does not move. */
export const writeSizes = async () => {
  for (const file of globSync(`${companionFolder}/guide/chapters/*.html`)) {
    const html = await readFile(file, 'utf8')
    const sizes = new Map<string, Size>()
    for (const [, name = ''] of html.matchAll(PICTURE)) sizes.set(name, await sizeOf(name))
    const sized = html.replaceAll(PICTURE, (_, name: string, gap = '\n      ') => {
      const { width, height } = sizes.get(name) ?? { width: 0, height: 0 }
      return [`src="/guide/images/${name}"`, `width="${width}"`, `height="${height}"`].join(gap)
    })
    if (sized !== html) await writeFile(file, sized)
  }
}
