import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { palette } from '../../src/theme/tokens.ts'
import { companionFolder } from '../../scripts/backend/companion.ts'
import { differentPixels } from '../../scripts/checks/differentPixels.ts'

export const picturesFolder = `${companionFolder}/guide/images`

/** Pixels of a picture for each px of the page. */
export const DENSITY = 1.5

/** Pixels; a browser draws a rounded corner or a scaled photograph slightly differently from run to run. */
const INVISIBLE = 50

/** px around what a picture shows; the numbers need some at the side. */
const MARGIN = { x: 32, y: 24 }

type Box = { left: number; top: number; right: number; bottom: number }

type Ring = { step: string; box: Box }

export type Size = { width: number; height: number }

/** Where places are once they keep still: after a change, Strapi takes its buttons away and draws them again. */
const measure = async (places: readonly Locator[]): Promise<Box[]> => {
  let former = ''
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await Promise.all(places.map((place) => place.boundingBox()))
    const boxes = found.flatMap((box) =>
      box ? [{ left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }] : [],
    )
    const latest = JSON.stringify(boxes)
    if (boxes.length === places.length && latest === former) return boxes
    former = latest
    await wait(100)
  }
  throw new Error(`Not on the page, or moving: ${places.join(', ')}`)
}

const isInWindow = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

/** Draws a numbered ring around each place, for the screenshot only. */
const drawRings = (page: Page, rings: readonly Ring[], colour: string) =>
  page.evaluate(
    ([places, ember]) => {
      const layer = document.createElement('div')
      layer.id = 'guide-rings'
      layer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none'
      for (const { step, box } of places) {
        const { left, top, right, bottom } = box
        const ring = document.createElement('div')
        ring.style.cssText = `position: absolute; left: ${left - 5}px; top: ${top - 5}px;
          width: ${right - left + 10}px; height: ${bottom - top + 10}px; box-sizing: border-box;
          border: 3px solid ${ember}; border-radius: 8px`
        const number = document.createElement('b')
        number.textContent = step
        // Beside the place, to hide none of it: on its left, unless that is the edge of the window.
        const side = left < 10 ? right + 1 : Math.max(2, left - 27)
        number.style.cssText = `position: absolute; left: ${side - left + 2}px; top: calc(50% - 13px); width: 26px; height: 26px;
          display: grid; place-items: center; border-radius: 50%; background: ${ember}; color: #fff;
          font: 700 15px/1 sans-serif; box-shadow: 0 0 0 2px #fff`
        ring.append(number)
        layer.append(ring)
      }
      document.body.append(layer)
    },
    [rings, colour] as const,
  )

const eraseRings = (page: Page) => page.evaluate(() => document.querySelector('#guide-rings')?.remove())

export type Picture = {
  /** Name of the file, without its ending. */
  name: string
  /** What the picture shows, from the first of these to the last. */
  shows: readonly Locator[]
  /** What has a ring, by the number of its step in the guide. */
  marks?: Readonly<Record<number, Locator>>
}

/** Takes pictures of a page, and keeps a former one that looks the same. @returns their names. */
export const createScreenshots = () => {
  const taken: string[] = []

  const take = async (page: Page, { name, shows, marks = {} }: Picture) => {
    const viewport = page.viewportSize()
    if (!viewport) throw new Error('The page has no fixed size.')
    // A button under the pointer has another colour.
    await page.mouse.move(0, 0)
    const steps = Object.entries(marks)
    const boxes = await measure([...steps.map(([, place]) => place), ...shows])
    const rings = steps.map(([step, place], index) => {
      const box = boxes[index]
      // The owner would not see it either.
      if (!box || !isInWindow(box, viewport)) throw new Error(`Out of the window: ${String(place)}`)
      return { step, box }
    })
    const isPhone = viewport.width < 500
    const left = isPhone ? 0 : Math.max(0, Math.min(...boxes.map((box) => box.left)) - MARGIN.x)
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN.y)
    const furthest = Math.max(...boxes.map((box) => box.right)) + MARGIN.x
    const right = isPhone ? viewport.width : Math.min(viewport.width, furthest)
    const bottom = Math.min(viewport.height, Math.max(...boxes.map((box) => box.bottom)) + MARGIN.y)
    const clip = { x: left, y: top, width: right - left, height: bottom - top }

    await drawRings(page, rings, palette.ember)
    const png = await page.screenshot({ clip, animations: 'disabled' })
    await eraseRings(page)

    const file = `${picturesFolder}/${name}.webp`
    // Compared as they are stored: the encoding loses a little.
    const picture = await sharp(png).webp({ quality: 80, effort: 6 }).toBuffer()
    taken.push(`${name}.webp`)
    if (existsSync(file) && (await differentPixels(file, picture)) < INVISIBLE) return
    await writeFile(file, picture)
    console.log(`  ${name}.webp, ${Math.round(picture.length / 1024)} KB`)
  }

  return { take, taken }
}

export type Screenshots = ReturnType<typeof createScreenshots>
