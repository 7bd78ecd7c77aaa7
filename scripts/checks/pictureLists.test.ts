import pixelmatch from 'pixelmatch'
import { describe, expect, it } from 'vitest'
import { palette } from '../../src/theme/tokens.ts'
import { comparePictureLists, pictureFolder, THRESHOLD } from './pictureLists.ts'

const nothing = { compared: 0, added: [], removed: [], resized: [] }

describe('comparePictureLists', () => {
  it('counts the pictures that have a reference', () => {
    const stories = [{ id: 'button--primary', pictures: ['button-primary/1', 'button-primary/2'] }]
    const references = ['button-primary/1', 'button-primary/2']
    expect(comparePictureLists(stories, references, true)).toEqual({ ...nothing, compared: 2 })
  })

  it('lists a new story and one that is gone', () => {
    const stories = [{ id: 'button--primary', pictures: ['button-primary/1'] }]
    expect(comparePictureLists(stories, ['button-old/1'], true)).toEqual({
      ...nothing,
      added: ['button-primary/1'],
      removed: ['button-old/1'],
    })
  })

  it('does not miss stories that were not run', () => {
    expect(comparePictureLists([], ['button-primary/1'], false)).toEqual(nothing)
  })

  it('does not miss the pictures of a story that failed before them', () => {
    const stories = [{ id: 'button--primary', pictures: null }]
    expect(comparePictureLists(stories, ['button-primary/1'], true)).toEqual(nothing)
  })

  it('finds a story that is longer or shorter than before', () => {
    const one = [{ id: 'page--default', pictures: ['page-default/1'] }]
    const two = [{ id: 'page--default', pictures: ['page-default/1', 'page-default/2'] }]
    expect(comparePictureLists(two, ['page-default/1'], false)).toEqual({
      ...nothing,
      compared: 1,
      added: ['page-default/2'],
      resized: ['page-default'],
    })
    expect(comparePictureLists(one, ['page-default/1', 'page-default/2'], false)).toEqual({
      ...nothing,
      compared: 1,
      removed: ['page-default/2'],
      resized: ['page-default'],
    })
  })

  it('takes a story that is no longer pictured for removed pictures', () => {
    const stories = [{ id: 'page--default', pictures: [] }]
    expect(comparePictureLists(stories, ['page-default/1'], false)).toMatchObject({
      removed: ['page-default/1'],
    })
  })
})

it('names the folder of a story as Vitest writes it', () => {
  expect(pictureFolder('components-foundation-button--on-dark')).toBe('components-foundation-button-on-dark')
})

it('sees the difference of any two colours of the theme', () => {
  const pixel = (color: string) => Uint8Array.from([...Buffer.from(color.slice(1), 'hex'), 255])
  const colors = [...new Set(Object.values(palette))]
  const pairs = colors.flatMap((color, index) =>
    colors.slice(index + 1).map((other) => [color, other] as const),
  )
  const same = pairs.filter(
    ([color, other]) =>
      pixelmatch(pixel(color), pixel(other), undefined, 1, 1, { threshold: THRESHOLD }) === 0,
  )
  expect(same).toEqual([])
})
