import * as v from 'valibot'
import { readItem, removeItem, writeItem } from '../values/browserStorage'
import { buildUrl, fetchJson } from '../cms/strapi/requests/http'
import { ICON_STORAGE, ICON_LIFETIME, iconKey } from './iconStore'
import type { IconDrawing } from '../cms/content/types'

/** Only requested after the visitor has clicked. */
export const ICON_SERVICE = 'https://api.iconify.design'

const NAME = /^(?<set>[a-z0-9]+(?:-[a-z0-9]+)*):(?<icon>[a-z0-9]+(?:-[a-z0-9]+)*)$/
const DEFAULT_SIDE = 16
// A longer chain is treated as a cycle.
const MAX_ALIASES = 5

const length = v.optional(v.fallback(v.optional(v.number()), undefined))
const frame = { left: length, top: length, width: length, height: length }

const iconSet = v.object({
  ...frame,
  icons: v.record(v.string(), v.object({ ...frame, body: v.string() })),
  aliases: v.optional(v.record(v.string(), v.object({ ...frame, parent: v.string() })), {}),
})

const storedIcon = v.object({
  savedAt: v.number(),
  drawing: v.object({ body: v.string(), viewBox: v.string() }),
})

type IconSet = v.InferOutput<typeof iconSet>

const findIcon = ({ icons, aliases }: IconSet, requestedName: string) => {
  let name = requestedName
  for (let step = 0; step <= MAX_ALIASES; step += 1) {
    if (Object.hasOwn(icons, name)) return icons[name]
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    if (!alias) return undefined
    name = alias.parent
  }
  return undefined
}

const toDrawing = (answer: unknown, requestedName: string): IconDrawing | null => {
  const parsed = v.safeParse(iconSet, answer)
  const icon = parsed.success ? findIcon(parsed.output, requestedName) : undefined
  if (!parsed.success || !icon) return null
  const set = parsed.output
  const viewBox = [
    icon.left ?? set.left ?? 0,
    icon.top ?? set.top ?? 0,
    icon.width ?? set.width ?? DEFAULT_SIDE,
    icon.height ?? set.height ?? DEFAULT_SIDE,
  ]
  return { body: icon.body, viewBox: viewBox.join(' ') }
}

export const readStoredIcon = (name: string): IconDrawing | null => {
  const stored = readItem(ICON_STORAGE, iconKey(name))
  if (stored === null) return null
  try {
    const { savedAt, drawing } = v.parse(storedIcon, JSON.parse(stored))
    const age = Date.now() - savedAt
    if (age >= 0 && age < ICON_LIFETIME) return drawing
  } catch {
    // Not written by this code: removed below.
  }
  removeItem(ICON_STORAGE, iconKey(name))
  return null
}

/** From the storage, else the service (specification, 7); null when unknown. @throws CmsError */
export const fetchIcon = async (name: string, signal?: AbortSignal): Promise<IconDrawing | null> => {
  const { set, icon } = NAME.exec(name.trim())?.groups ?? {}
  if (!set || !icon) return null
  const storedDrawing = readStoredIcon(`${set}:${icon}`)
  if (storedDrawing) return storedDrawing
  const answer = await fetchJson(buildUrl(ICON_SERVICE, `${set}.json`, { icons: icon }), { signal })
  const drawing = toDrawing(answer, icon)
  if (drawing)
    writeItem(ICON_STORAGE, iconKey(`${set}:${icon}`), JSON.stringify({ savedAt: Date.now(), drawing }))
  return drawing
}
