import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { compileAtOnce } from './scripts/site/compileAtOnce.ts'
import { mockFiles } from './scripts/site/mockFiles.ts'
import { buildTargets } from './scripts/lint/supportedBrowsers.ts'
import { stopWithParent } from './scripts/shared/processes.ts'

// npm does not stop what it has started: `npm run dev`, and Storybook, which reads this too.
stopWithParent()

/**
 * The chunks beside one for each page: React, with what the entry needs of Vite and of the site; what every page needs; and
 * what three or more pages or later parts share.
 * A chunk takes what its modules import unless an earlier one has it, so no two import each other.
 * Two parts stay out of `shared`: the code that reads Strapi, which loads with the first fetch, and the owner's texts,
 * which only pages of entries show.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|[\\/]startFailedEvent/,
  },
  { name: 'app', test: /[\\/]src[\\/]hydration[\\/]start[\\/]mount/ },
  {
    name: 'shared',
    test: /^(?!.*node_modules).*[\\/]src[\\/](?!cms[\\/]strapi|values[\\/]escapeMarkup|site[\\/]settings|components[\\/]foundation[\\/]RichText)/,
    minShareCount: 3,
  },
]

/** The router's production build: the package has one, but its exports only name the development build. */
const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
]

export default defineConfig(({ mode, command, isSsrBuild }) => ({
  // `compileAtOnce` takes the chunks that every page loads.
  plugins: [react(), msw(), mockFiles(), compileAtOnce(['react', 'app', 'shared'])],
  resolve: { alias: command === 'build' && mode === 'production' && !isSsrBuild ? productionRouter : [] },
  // Gives every styled component the same id in the browser and at build.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: mode === 'development',
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  build: {
    manifest: true,
    target: buildTargets(),
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page has loaded these before it imports another chunk.
      resolveDependencies: (_file, chunks) =>
        chunks.filter((chunk) => !/[\\/](?:react|rolldown-runtime|app|shared)-/.test(chunk)),
    },
    // The renderer needs at once what the site loads later.
    rolldownOptions: isSsrBuild
      ? { checks: { ineffectiveDynamicImport: false } }
      : { output: { codeSplitting: { groups: chunkGroups } } },
  },
  // Beside dist/, which Vite ignores by itself, a build keeps a file for each page.
  server: { host: '127.0.0.1', port: 5173, watch: { ignored: ['**/dist-*/**'] } },
}))
