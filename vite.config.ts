import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { lightRouter } from './scripts/lib/lightRouter.ts'
import { mockFiles } from './scripts/lib/mockFiles.ts'
import { readSettings, settingsProblems } from './src/site/settings.ts'

/** Modules of every page: libraries, layout, hero, addresses of the site's own pictures. */
const coreModules = [
  /rolldown.runtime|vite.preload-helper|node_modules\/(?!@tanstack|valibot|unpic|dompurify|@emailjs)/,
  /\/src\/(theme\/(theme|tokens)|values|seo\/metadata\/metadata|assets\/pictures|pages\/routeParams|site\/(identity|navigation|paths|texts\/(common|layout|opening)))\b/,
  /\/src\/components\/(Breadcrumb|Button|ContactBlock|Footer|Header|Icon|Link|Logo|MenuLink|Notice|PageFault|PageHero|PageMetadata|Picture|Prerendered|Section|SkipLink|SocialLinks|VisuallyHidden)\//,
]

/** Modules that pages with content add: the data cache, its queries, pictures of the backend. */
const contentModules = [
  /node_modules\/(@tanstack|unpic)/,
  /\/src\/cms\/(published|whenIdle|queryClient|http|findProduct|serviceCategory|ids|\w+Queries)/,
  /\/src\/components\/(MediaImage|FramedMedia|ProductPicture|CallBand|Card|ShowMore|Skeleton|WholeList)\//,
  /\/src\/(app\/(ContentProvider|pageState|refreshWhenIdle)|catalogue\/address)/,
  /\/src\/pages\/(useAddressSearch|useAddedFocus)/,
]

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
          codeSplitting: {
            includeDependenciesRecursively: false,
            // A few chunks instead of dozens: for every page, for pages with content, for calls to the backend.
            groups: [
              { name: 'core', test: (id) => coreModules.some((pattern) => pattern.test(id)) },
              { name: 'content', test: (id) => contentModules.some((pattern) => pattern.test(id)) },
              { name: 'settings', test: /node_modules\/valibot|\/src\/site\/settings/ },
              { name: 'backend', test: /\/src\/cms\/(contentHtml|fields|media|paging|strapi)/ },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  }
})
