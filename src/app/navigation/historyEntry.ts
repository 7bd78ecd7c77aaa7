import type { Location } from 'react-router-dom'

/** The browser follows a fragment without the router, which gives its entry a key afterwards. */
export const isKeylessFragment = ({ key, hash }: Location) => key === 'default' && hash !== ''

/** The first history entry has the key "default" too. */
export const entryOf = ({ key, pathname, search, hash }: Location) => `${key} ${pathname}${search}${hash}`
