import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as scenes from './scenes'
import { encodedWidths } from './sitePicture'

const folder = new URL('../../../public', import.meta.url)

const addressesOf = (srcSet: string) => srcSet.split(', ').map((source) => source.split(' ')[0] ?? '')

it('every address of a scene is a file', () => {
  const addresses = Object.values(scenes).flatMap(({ avif, webp, src }) => [
    ...addressesOf(avif),
    ...addressesOf(webp),
    src,
  ])
  expect(addresses.filter((address) => !existsSync(`${folder.pathname}${address}`))).toEqual([])
})

it('nothing is published that no page can name', () => {
  const named = Object.values(scenes).map(({ src }) => src.split('/')[2])
  expect(new Set(readdirSync(`${folder.pathname}/pictures`))).toEqual(new Set(named))
})

it.each([
  [1200, [480, 800, 1200]],
  [1500, [480, 800, 1200, 1500]],
  [4000, [480, 800, 1200, 1600, 1920, 2560, 3840]],
])('a master of %i px is encoded at %j', (width, widths) => {
  expect(encodedWidths(width)).toEqual(widths)
})
