import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compileAtOnce } from './scripts/lib/compileAtOnce.ts'
import { mockFiles } from './scripts/lib/mockFiles.ts'
import { readSettings, settingsProblems } from './src/site/settings.ts'

/** The code that reads Strapi, which loads with the first fetch; what three or more pages share. */
const chunkGroups = [
  { name: 'strapi', test: /[\\/]src[\\/]cms[\\/](?:strapi[\\/]|http)|[\\/]node_modules[\\/]valibot[\\/]/ },
  { name: 'shared', minShareCount: 3 },
]

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  if (command === 'build') {
    readSettings(env)
    for (const problem of settingsProblems(env)) console.warn(`Settings: ${problem}`)
  }
  return {
    // `compileAtOnce` takes the chunks that every page loads.
    plugins: [react(), mockFiles(), compileAtOnce(['index', 'shared'])],
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
          codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }
})
