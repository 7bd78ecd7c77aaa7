import type { Plugin } from 'vite'

/** Calls that only make something, at the top of a module: `var Form = React10.forwardRef(…)`. */
const MAKING = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g
/** Names for React's developer tools, and the one context of server components: they would keep what bears them. */
const NAMING = /^\w+\.(?:displayName|contextType) = .+;$/gm
const WARNING = 'ENABLE_DEV_WARNINGS = true'

/**
 * Lets the bundler leave out what the site does not use of the router: its published modules make components and
 * contexts by calls that no bundler can tell to be harmless, and the only ones it exports warn developers.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(MAKING, '/* @__PURE__ */ ')
        .replace(NAMING, '')
        .replace(WARNING, WARNING.replace('true', 'false')),
      // No line moves, but for the parts that a bundle is not debugged by.
      map: null,
    }),
  },
})
