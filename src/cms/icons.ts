import * as v from 'valibot'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { buildUrl, fetchJson } from './http'
import { ICON_STORAGE, ICON_LIFETIME, iconKey } from './iconStore'
import type { IconDrawing } from './types'

/** The public icon service; only called after a click of the visitor. */
export const ICON_SERVICE = 'https://api.iconify.design'

const NAME = /^(?<set>[a-z0-9]+(?:-[a-z0-9]+)*):(?<icon>[a-z0-9]+(?:-[a-z0-9]+)*)$/
/** Width and height of an icon when its set gives none. */
const DEFAULT_SIDE = 16
/** An alias may name another alias; a longer chain is taken for a cycle. */
const MAX_ALIASES = 5

const length = v.optional(v.fallback(v.optional(v.number()), undefined))
const frame = { left: length, top: length, width: length, height: length }

const iconSet = v.object({
  ...frame,
  icons: v.record(v.string(), v.object({ ...frame, body: v.string() })),
  aliases: v.optional(v.record(v.string(), v.object({ ...frame, parent: v.string() })), {}),
})

const kept = v.object({
  savedAt: v.number(),
  drawing: v.object({ body: v.string(), viewBox: v.string() }),
})

type IconSet = v.InferOutput<typeof iconSet>

const findIcon = ({ icons, aliases }: IconSet, asked: string) => {
  let name = asked
  for (let step = 0; step <= MAX_ALIASES; step += 1) {
    if (Object.hasOwn(icons, name)) return icons[name]
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    if (!alias) return undefined
    name = alias.parent
  }
  return undefined
}

/** The drawing of one icon in the service's answer; null when the answer does not hold it. */
const toDrawing = (answer: unknown, asked: string): IconDrawing | null => {
  const read = v.safeParse(iconSet, answer)
  const icon = read.success ? findIcon(read.output, asked) : undefined
  if (!read.success || !icon) return null
  const set = read.output
  const viewBox = [
    icon.left ?? set.left ?? 0,
    icon.top ?? set.top ?? 0,
    icon.width ?? set.width ?? DEFAULT_SIDE,
    icon.height ?? set.height ?? DEFAULT_SIDE,
  ]
  return { body: icon.body, viewBox: viewBox.join(' ') }
}

/** The drawing this browser keeps; null when it has none, or one over a week old. */
export const readStoredIcon = (name: string): IconDrawing | null => {
  const stored = readItem(ICON_STORAGE, iconKey(name))
  if (stored === null) return null
  try {
    const { savedAt, drawing } = v.parse(kept, JSON.parse(stored))
    const age = Date.now() - savedAt
    if (age >= 0 && age < ICON_LIFETIME) return drawing
  } catch {
    // Not written by this code: removed below.
  }
  removeItem(ICON_STORAGE, iconKey(name))
  return null
}

/**
 * The icon a backend names ("mdi:fire"), from this browser's storage or from the public icon service (specification,
 * 7).
 * @returns null when the name is malformed or the icon unknown.
 * @throws Error when the service does not answer, or with what cannot be read.
 */
export const fetchIcon = async (name: string, signal?: AbortSignal): Promise<IconDrawing | null> => {
  const { set, icon } = NAME.exec(name.trim())?.groups ?? {}
  if (!set || !icon) return null
  const keptDrawing = readStoredIcon(`${set}:${icon}`)
  if (keptDrawing) return keptDrawing
  const answer = await fetchJson(buildUrl(ICON_SERVICE, `${set}.json`, { icons: icon }), { signal })
  const drawing = toDrawing(answer, icon)
  if (drawing)
    writeItem(ICON_STORAGE, iconKey(`${set}:${icon}`), JSON.stringify({ savedAt: Date.now(), drawing }))
  return drawing
}
