import { readItem } from '../values/browserStorage'

/** The browser storage for icons. */
export const ICON_STORAGE = 'localStorage'

export const iconKey = (name: string) => `icon:${name}`

/** How long a stored icon is used, ms: a week (specification, 9). */
export const ICON_LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Whether the browser's storage has this icon, expired or not. */
export const hasStoredIcon = (name: string) => readItem(ICON_STORAGE, iconKey(name)) !== null
