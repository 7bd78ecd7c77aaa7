import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptAll, compareSets, difference, hashOf, needsReview, keyOf, type Screenshot } from './compare.ts'

const square = (color: string, size = 10) =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .png()
    .toBuffer()

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const screenshot = async (storyId: string, color: string, width = 390): Promise<Screenshot> => {
  const picture = await square(color)
  const file = join(folder, `${storyId}-${width}-${color.slice(1)}.png`)
  await writeFile(file, picture)
  return {
    key: keyOf(storyId, width),
    storyId,
    title: storyId,
    width,
    hash: hashOf(picture),
    file,
    error: null,
  }
}

const compare = async (before: Promise<Screenshot>[], after: Promise<Screenshot>[]) =>
  compareSets(await Promise.all(before), await Promise.all(after))

const both = () =>
  compare(
    [screenshot('a', '#ffffff'), screenshot('b', '#ffffff'), screenshot('c', '#ffffff')],
    [
      screenshot('d', '#ffffff'),
      screenshot('b', '#b93a0b'),
      screenshot('a', '#ffffff'),
      screenshot('a', '#ffffff', 1280),
    ],
  )

describe('compareSets', () => {
  it('reports what is the same, changed, added and removed', async () => {
    expect((await both()).map(({ kind, key }) => `${key}: ${kind}`)).toEqual([
      'a at 1280: added',
      'a at 390: same',
      'b at 390: changed',
      'c at 390: removed',
      'd at 390: added',
    ])
  })

  it('ignores invisible differences', async () => {
    const [comparison] = await compare([screenshot('a', '#b93a0b')], [screenshot('a', '#b83a0b')])
    expect(comparison?.kind).toBe('same')
  })
})

describe('accepting', () => {
  it('needs a review of changes and removals until they are accepted', async () => {
    const comparisons = await both()
    expect(comparisons.filter((comparison) => needsReview(comparison, {})).map(({ key }) => key)).toEqual([
      'b at 390',
      'c at 390',
    ])
    const accepted = acceptAll(comparisons)
    expect(accepted).toEqual({ 'b at 390': { pixels: 100, tone: [185, 58, 11] }, 'c at 390': 'removed' })
    expect(comparisons.filter((comparison) => needsReview(comparison, accepted))).toEqual([])
  })

  it.each([
    ['needs a new review when the colour changes again', '#0e6570', 1],
    ['needs no new review for nearly the same colour', '#ba3a0b', 0],
  ])('%s', async (_, color, open) => {
    const accepted = acceptAll(await compare([screenshot('b', '#ffffff')], [screenshot('b', '#b93a0b')]))
    const again = await compare([screenshot('b', '#ffffff')], [screenshot('b', color)])
    expect(again.filter((comparison) => needsReview(comparison, accepted))).toHaveLength(open)
  })
})

describe('difference', () => {
  it('detects one pixel', async () => {
    const dot = await sharp(await square('#ffffff'))
      .composite([{ input: await square('#000000', 1), left: 3, top: 4 }])
      .png()
      .toBuffer()
    const { change, overlay } = await difference(await square('#ffffff'), dot)
    expect(change).toEqual({ pixels: 1, tone: [0, 0, 0] })
    expect(await sharp(overlay).metadata()).toMatchObject({ width: 10, height: 10 })
  })

  it('counts the pixels that only the larger one has', async () => {
    const { change } = await difference(await square('#ffffff', 10), await square('#ffffff', 12))
    expect(change.pixels).toBe(44)
  })
})
