import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A story's picture by the name `story at width`. */
export type Taken = {
  key: string
  storyId: string
  title: string
  width: number
  hash: string
  file: string
  /** What kept the story from its end. */
  fault: string | null
}

/** What changed, in a form that holds from run to run. */
export type Change = {
  /** px that differ; what only one of the pictures has counts as different. */
  pixels: number
  /** Mean red, green and blue of the new picture where it differs, 0 to 255. */
  tone: readonly number[]
}

export type Verdict =
  | { kind: 'same'; key: string }
  | { kind: 'changed'; key: string; before: Taken; after: Taken; change: Change; overlay: Buffer }
  | { kind: 'added'; key: string; after: Taken }
  | { kind: 'removed'; key: string; before: Taken }

export const keyOf = (storyId: string, width: number): string => `${storyId} at ${width}`

export const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex')

/** Raw pixels, completed at the right and at the bottom. */
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
 * Compares two pictures pixel by pixel; a smaller one is completed in magenta. A browser scales a picture with tiny
 * differences from run to run: what no eye sees does not count.
 * @returns the change, and a PNG of the new picture, pale, with what differs in red.
 */
export const difference = async (
  before: Buffer | string,
  after: Buffer | string,
): Promise<{ change: Change; overlay: Buffer }> => {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [old, now] = await Promise.all([decode(before, width, height), decode(after, width, height)])
  const overlay = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(old, now, overlay, width, height, { threshold: 0.05, alpha: 0.15 })
  return {
    change: { pixels, tone: toneOf(now, overlay, pixels) },
    overlay: await sharp(overlay, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

/** Which pictures are no longer the same, in the order of the names. */
export const compareSets = async (before: readonly Taken[], after: readonly Taken[]): Promise<Verdict[]> => {
  const old = new Map(before.map((taken) => [taken.key, taken]))
  const now = new Map(after.map((taken) => [taken.key, taken]))
  const verdicts: Verdict[] = []
  for (const key of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const [was, is] = [old.get(key), now.get(key)]
    if (!was) {
      if (is) verdicts.push({ kind: 'added', key, after: is })
    } else if (!is) verdicts.push({ kind: 'removed', key, before: was })
    else if (was.hash === is.hash) verdicts.push({ kind: 'same', key })
    else {
      const found = await difference(was.file, is.file)
      verdicts.push(
        found.change.pixels === 0
          ? { kind: 'same', key }
          : { kind: 'changed', key, before: was, after: is, ...found },
      )
    }
  }
  return verdicts
}

export const REMOVED = 'removed'

/** The changes that someone has looked at and accepted, by name. */
export type Accepted = Readonly<Record<string, Change | typeof REMOVED>>

/** Room for what differs from run to run: a thousandth of the pixels, two steps of colour. */
const isLike = (one: Change, other: Change) =>
  Math.abs(one.pixels - other.pixels) <= Math.max(2, one.pixels / 1000) &&
  one.tone.every((value, index) => Math.abs(value - (other.tone[index] ?? 0)) <= 2)

/** Whether someone must still look at it. A new story has nothing to be compared with: it is shown, and never fails. */
export const isOpen = (verdict: Verdict, accepted: Accepted): boolean => {
  const known = accepted[verdict.key]
  if (verdict.kind === 'removed') return known !== REMOVED
  if (verdict.kind !== 'changed') return false
  return !known || known === REMOVED || !isLike(verdict.change, known)
}

/** What to remember once all of these are accepted; what is the same again is forgotten. */
export const acceptAll = (verdicts: readonly Verdict[]): Accepted =>
  Object.fromEntries(
    verdicts.flatMap((verdict): [string, Change | typeof REMOVED][] => {
      if (verdict.kind === 'changed') return [[verdict.key, verdict.change]]
      return verdict.kind === 'removed' ? [[verdict.key, REMOVED]] : []
    }),
  )
