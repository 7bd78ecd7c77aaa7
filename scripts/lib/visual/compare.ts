import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A screenshot of a story; its key is "story at width". */
export type Screenshot = {
  key: string
  storyId: string
  title: string
  width: number
  hash: string
  file: string
  /** Why the story did not finish. */
  error: string | null
}

/** A change, described so that two runs can be compared. */
export type Change = {
  /** Number of different pixels, with those that only one screenshot has. */
  pixels: number
  /** Mean red, green and blue of the new screenshot where it differs, 0 to 255. */
  tone: readonly number[]
}

export type Comparison =
  | { kind: 'same'; key: string }
  | { kind: 'changed'; key: string; before: Screenshot; after: Screenshot; change: Change; overlay: Buffer }
  | { kind: 'added'; key: string; after: Screenshot }
  | { kind: 'removed'; key: string; before: Screenshot }

export const keyOf = (storyId: string, width: number): string => `${storyId} at ${width}`

export const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex')

/** Raw pixels, padded with magenta on the right and at the bottom. */
const decode = async (png: Buffer | string, width: number, height: number) => {
  const { width: ownWidth, height: ownHeight } = await sharp(png).metadata()
  return sharp(png)
    .ensureAlpha()
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: '#f0f' })
    .raw()
    .toBuffer()
}

const isMarked = (overlay: Buffer, at: number) => overlay[at] === 255 && overlay[at + 1] === 0

const toneOf = (picture: Buffer, overlay: Buffer, pixels: number): number[] => {
  const sums = [0, 0, 0]
  for (let at = 0; at < overlay.length; at += 4)
    if (isMarked(overlay, at))
      for (const [index, sum] of sums.entries()) sums[index] = sum + (picture[at + index] ?? 0)
  return sums.map((sum) => Math.round(sum / Math.max(1, pixels)))
}

/**
 * Compares two screenshots pixel by pixel. Invisible differences do not count: browsers scale images slightly
 * differently from run to run.
 * @returns the change, and a PNG of the new screenshot, pale, with the differences in red.
 */
export const difference = async (
  before: Buffer | string,
  after: Buffer | string,
): Promise<{ change: Change; overlay: Buffer }> => {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, current] = await Promise.all([decode(before, width, height), decode(after, width, height)])
  const overlay = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(old, current, overlay, width, height, { threshold: 0.05, alpha: 0.15 })
  return {
    change: { pixels, tone: toneOf(current, overlay, pixels) },
    overlay: await sharp(overlay, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

/** Compares the screenshots with the same key, ordered by key. */
export const compareSets = async (
  before: readonly Screenshot[],
  after: readonly Screenshot[],
): Promise<Comparison[]> => {
  const oldByKey = new Map(before.map((screenshot) => [screenshot.key, screenshot]))
  const newByKey = new Map(after.map((screenshot) => [screenshot.key, screenshot]))
  const comparisons: Comparison[] = []
  for (const key of [...new Set([...oldByKey.keys(), ...newByKey.keys()])].toSorted()) {
    const [old, current] = [oldByKey.get(key), newByKey.get(key)]
    if (!old) {
      if (current) comparisons.push({ kind: 'added', key, after: current })
    } else if (!current) comparisons.push({ kind: 'removed', key, before: old })
    else if (old.hash === current.hash) comparisons.push({ kind: 'same', key })
    else {
      const found = await difference(old.file, current.file)
      comparisons.push(
        found.change.pixels === 0
          ? { kind: 'same', key }
          : { kind: 'changed', key, before: old, after: current, ...found },
      )
    }
  }
  return comparisons
}

export const REMOVED = 'removed'

/** The changes that someone has reviewed and accepted, by key. */
export type Accepted = Readonly<Record<string, Change | typeof REMOVED>>

/** Tolerates small differences between runs: a thousandth of the pixels, two steps of colour. */
const isLike = (one: Change, other: Change) =>
  Math.abs(one.pixels - other.pixels) <= Math.max(2, one.pixels / 1000) &&
  one.tone.every((value, index) => Math.abs(value - (other.tone[index] ?? 0)) <= 2)

/** Whether a change is not accepted yet. A new story never needs a review: there is nothing to compare it with. */
export const needsReview = (comparison: Comparison, accepted: Accepted): boolean => {
  const known = accepted[comparison.key]
  if (comparison.kind === 'removed') return known !== REMOVED
  if (comparison.kind !== 'changed') return false
  return !known || known === REMOVED || !isLike(comparison.change, known)
}

/** The changes to store when all comparisons are accepted. */
export const acceptAll = (comparisons: readonly Comparison[]): Accepted =>
  Object.fromEntries(
    comparisons.flatMap((comparison): [string, Change | typeof REMOVED][] => {
      if (comparison.kind === 'changed') return [[comparison.key, comparison.change]]
      return comparison.kind === 'removed' ? [[comparison.key, REMOVED]] : []
    }),
  )
