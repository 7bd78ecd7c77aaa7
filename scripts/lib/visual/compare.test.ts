import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptAll, compareSets, difference, hashOf, isOpen, keyOf, type Taken } from './compare.ts'

const square = (color: string, size = 10) =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .png()
    .toBuffer()

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const taken = async (storyId: string, color: string, width = 390): Promise<Taken> => {
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
    fault: null,
  }
}

const compare = async (before: Promise<Taken>[], after: Promise<Taken>[]) =>
  compareSets(await Promise.all(before), await Promise.all(after))

const both = () =>
  compare(
    [taken('a', '#ffffff'), taken('b', '#ffffff'), taken('c', '#ffffff')],
    [taken('d', '#ffffff'), taken('b', '#b93a0b'), taken('a', '#ffffff'), taken('a', '#ffffff', 1280)],
  )

describe('compareSets', () => {
  it('tells what is the same, changed, added and removed', async () => {
    expect((await both()).map(({ kind, key }) => `${key}: ${kind}`)).toEqual([
      'a at 1280: added',
      'a at 390: same',
      'b at 390: changed',
      'c at 390: removed',
      'd at 390: added',
    ])
  })

  it('ignores invisible differences', async () => {
    const [verdict] = await compare([taken('a', '#b93a0b')], [taken('a', '#b83a0b')])
    expect(verdict?.kind).toBe('same')
  })
})

describe('accepting', () => {
  it('leaves changes and removals open until they are accepted', async () => {
    const verdicts = await both()
    expect(verdicts.filter((verdict) => isOpen(verdict, {})).map(({ key }) => key)).toEqual([
      'b at 390',
      'c at 390',
    ])
    const accepted = acceptAll(verdicts)
    expect(accepted).toEqual({ 'b at 390': { pixels: 100, tone: [185, 58, 11] }, 'c at 390': 'removed' })
    expect(verdicts.filter((verdict) => isOpen(verdict, accepted))).toEqual([])
  })

  it.each([
    ['opens again at another colour', '#0e6570', 1],
    ['stays shut at the same one, give or take a step', '#ba3a0b', 0],
  ])('%s', async (_, color, open) => {
    const accepted = acceptAll(await compare([taken('b', '#ffffff')], [taken('b', '#b93a0b')]))
    const again = await compare([taken('b', '#ffffff')], [taken('b', color)])
    expect(again.filter((verdict) => isOpen(verdict, accepted))).toHaveLength(open)
  })
})

describe('difference', () => {
  it('sees one pixel', async () => {
    const dot = await sharp(await square('#ffffff'))
      .composite([{ input: await square('#000000', 1), left: 3, top: 4 }])
      .png()
      .toBuffer()
    const { change, overlay } = await difference(await square('#ffffff'), dot)
    expect(change).toEqual({ pixels: 1, tone: [0, 0, 0] })
    expect(await sharp(overlay).metadata()).toMatchObject({ width: 10, height: 10 })
  })

  it('counts what only the larger one has', async () => {
    const { change } = await difference(await square('#ffffff', 10), await square('#ffffff', 12))
    expect(change.pixels).toBe(44)
  })
})
