import { readItem } from '../values/browserStorage'

/** The browser storage in which drawings of icons are kept. */
export const ICON_STORAGE = 'localStorage'

export const iconKey = (name: string) => `icon:${name}`

/** How long a drawing is kept, ms: a week (specification, 9). */
export const ICON_LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Whether the browser's storage holds a drawing of this icon, fresh or not. */
export const hasStoredIcon = (name: string) => readItem(ICON_STORAGE, iconKey(name)) !== null
