import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkGroups, isInGroup } from './scripts/lib/chunkGroups.ts'
import { lightRouter } from './scripts/lib/lightRouter.ts'
import { mockFiles } from './scripts/lib/mockFiles.ts'
import { readSettings, settingsProblems } from './src/site/settings.ts'

/**
 * Has V8 compile a whole script beside the page while it arrives, instead of bit by bit when it runs: a slow phone is
 * held up for a fifth less.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'
/** The scripts of every page. */
const compiledAtOnce: ReadonlySet<string> = new Set(['react', 'core'])

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  if (command === 'build') {
    readSettings(env)
    for (const problem of settingsProblems(env)) console.warn(`Settings: ${problem}`)
  }
  return {
    plugins: [react(), mockFiles(), lightRouter()],
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
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          postBanner: ({ name }) => (compiledAtOnce.has(name) ? COMPILE_AT_ONCE : ''),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunkGroups.map((group) => ({
              name: group.name,
              test: (id: string) => isInGroup(id, group),
            })),
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }
})
