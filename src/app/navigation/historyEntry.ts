import type { Location } from 'react-router-dom'

/** The first history entry and those of fragments all have the key "default". */
export const entryOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`
