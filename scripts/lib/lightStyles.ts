import type { Plugin } from 'vite'

/** Gives a declaration back as it is. */
const NO_PREFIXES = 'export const prefix = (declaration) => declaration'

/**
 * Leaves the table of vendor prefixes out of the scripts: styled-components applies it only under
 * `enableVendorPrefixes`, which the site never sets.
 */
export const lightStyles = (): Plugin => ({
  name: 'light-styles',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/stylis\/src\/Prefixer\.js$/ },
    handler: () => ({ code: NO_PREFIXES, map: null }),
  },
})
