/** The browser storage in which drawings of icons are kept. */
export const ICON_AREA = 'localStorage'

export const iconKey = (name: string) => `icon:${name}`

/** How long a drawing is kept, ms: a week (specification, 9). */
export const ICON_LIFETIME = 7 * 24 * 60 * 60 * 1000
