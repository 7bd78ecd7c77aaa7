import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compileAtOnce } from './scripts/site/compileAtOnce.ts'
import { mockFiles } from './scripts/site/mockFiles.ts'
import { buildTargets } from './scripts/lint/supportedBrowsers.ts'
import { readSettings, settingsProblems } from './src/site/settings.ts'

/**
 * The chunks beside one for each page: React with Vite's loader and an event's name, which the entry needs; what every
 * page needs, a page's main action and its answer to the address, which would be chunks of their own; what four or more
 * chunks need; the choice of products to compare, with its tray; what the pages of one product, service or article need.
 * A chunk takes what its modules import unless an earlier one has it, so no two import each other.
 * The code that reads Strapi stays out of them: it loads with the first fetch.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|[\\/]startFailedEvent/,
  },
  {
    name: 'app',
    test: /[\\/]src[\\/](?:hydration[\\/](?:start[\\/]mount|address)|components[\\/]layout[\\/]MainActionLink)/,
  },
  {
    name: 'shared',
    test: /^(?!.*node_modules).*[\\/]src[\\/](?!cms[\\/]strapi|site[\\/]settings)/,
    minShareCount: 4,
  },
  { name: 'comparison', test: /[\\/]src[\\/]pages[\\/]shared[\\/]ProductComparison/ },
  {
    name: 'entry',
    test: /[\\/]src[\\/](?:pages[\\/]shared[\\/]useEntry|components[\\/]foundation[\\/]MissingContent)/,
  },
]

/** The router's production build: the package has one, but its exports only name the development build. */
const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
]

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  if (command === 'build') {
    readSettings(env)
    for (const problem of settingsProblems(env)) console.warn(`Settings: ${problem}`)
  }
  return {
    // `compileAtOnce` takes the chunks that every page loads.
    plugins: [react(), mockFiles(), compileAtOnce(['react', 'app', 'shared'])],
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
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }
})
