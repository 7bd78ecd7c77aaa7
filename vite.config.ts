import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { chunkGroups, isInGroup } from './scripts/lib/chunkGroups.ts'
import { compileAtOnce } from './scripts/lib/compileAtOnce.ts'
import { lightRouter } from './scripts/lib/lightRouter.ts'
import { lightStyles } from './scripts/lib/lightStyles.ts'
import { mockFiles } from './scripts/lib/mockFiles.ts'
import { readSettings, settingsProblems } from './src/site/settings.ts'

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  if (command === 'build') {
    readSettings(env)
    for (const problem of settingsProblems(env)) console.warn(`Settings: ${problem}`)
  }
  return {
    // `compileAtOnce` takes the chunks that every page loads.
    plugins: [react(), mockFiles(), lightRouter(), lightStyles(), compileAtOnce(['index', 'core'])],
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
