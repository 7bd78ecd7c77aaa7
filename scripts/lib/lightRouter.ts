import type { Plugin } from 'vite'

/** Calls without side effects at the top of a module: `var Form = React10.forwardRef(…)`. */
const PURE_CALLS = /(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g
/** Assignments to a component (`Form.displayName = …`): they would keep an unused one in the bundle. */
const ASSIGNMENTS = /^\w+\.(?:displayName|contextType) = .+;$/gm
const DEV_WARNINGS = 'ENABLE_DEV_WARNINGS = true'

/**
 * Lets the bundler drop the parts of react-router that the site does not use. The published modules create components
 * and contexts by calls that a bundler must take for side effects; this marks those calls as pure and turns development
 * warnings off.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(PURE_CALLS, '/* @__PURE__ */ ')
        .replace(ASSIGNMENTS, '')
        .replace(DEV_WARNINGS, DEV_WARNINGS.replace('true', 'false')),
      // No source map: almost no line moves.
      map: null,
    }),
  },
})
