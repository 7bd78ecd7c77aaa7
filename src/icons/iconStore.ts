import { readItem } from '../values/browserStorage'

export const ICON_STORAGE = 'localStorage'

export const iconKey = (name: string) => `icon:${name}`

/** ms: a week (specification, 9). */
export const ICON_LIFETIME = 7 * 24 * 60 * 60 * 1000

export const hasStoredIcon = (name: string) => readItem(ICON_STORAGE, iconKey(name)) !== null
