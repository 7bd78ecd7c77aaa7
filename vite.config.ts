import { globSync } from 'node:fs'
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

const sourceFiles = globSync('src/**/*.{ts,tsx}')

/** Matches these files and folders of `src`, given without their extensions. @throws Error for one that is not there. */
const sources = (...paths: string[]) => {
  const patternOf = (path: string) => `[\\\\/]src[\\\\/]${path.replaceAll('/', '[\\\\/]')}(?:[\\\\/.]|$)`
  for (const path of paths)
    if (!sourceFiles.some((file) => new RegExp(patternOf(path)).test(`/${file}`)))
      throw new Error(`A group of chunks names “${path}”, which is not in src.`)
  return new RegExp(paths.map(patternOf).join('|'))
}

/**
 * The chunks beside one for each page: React with Vite's loader and an event's name, which the entry needs; what every
 * page needs, a page's main action, its answer to the address and the words of dates, which would be chunks of their own;
 * what four or more chunks need; then what a few pages share, so that none loads many small files.
 * A chunk takes what its modules import unless an earlier one has it, so no two import each other.
 * Two parts stay out of `shared`: the code that reads Strapi, which loads with the first fetch, and the owner's texts,
 * which only pages of entries show.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|[\\/]startFailedEvent/,
  },
  {
    name: 'app',
    test: sources(
      'hydration/start/mount',
      'hydration/address',
      'components/layout/MainActionLink',
      'site/texts/openingStatus',
    ),
  },
  {
    name: 'shared',
    test: /^(?!.*node_modules).*[\\/]src[\\/](?!cms[\\/]strapi|values[\\/]escapeMarkup|site[\\/]settings|components[\\/]foundation[\\/]RichText)/,
    minShareCount: 4,
  },
  // The choice of products to compare, with its tray.
  { name: 'comparison', test: sources('pages/shared/ProductComparison') },
  {
    name: 'entry',
    test: sources(
      'pages/shared/useEntry',
      'pages/shared/usePrintedAddress',
      'components/foundation/MissingContent',
      'components/foundation/RichText/RichText',
      'hydration/lazy/partWhenNear',
    ),
  },
  { name: 'product', test: sources('cms/queries/productQuery', 'catalogue/productDetails') },
  {
    name: 'service',
    test: sources(
      'cms/queries/serviceQueries',
      'pages/shared/useIsPriced',
      'site/texts/services',
      'assets/pictures/servicePictures',
    ),
  },
  {
    name: 'lists',
    test: sources(
      'components/foundation/ShowMore',
      'components/foundation/TabRow',
      'components/foundation/Card/outlinedCards',
      'components/layout/WholeListLink',
      'pages/shared/useShowMoreFocus',
    ),
  },
  {
    name: 'filters',
    test: sources(
      'catalogue/address',
      'catalogue/filters',
      'catalogue/search',
      'catalogue/sort',
      'cms/queries/categoryQueries',
    ),
  },
  {
    name: 'contact',
    test: sources(
      'components/contact/Field',
      'components/contact/ServiceArea',
      'components/contact/AreaMapSection',
      'components/contact/OpeningLine',
      'components/foundation/Announcer/useSettledAnnouncement',
      'hooks/useTypedText',
      'site/texts/areaSentence',
      'pages/shared/CommuneQuestion',
      'pages/shared/useOpeningStatus',
      'pages/shared/useAreaMap',
    ),
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
  server: { host: '127.0.0.1', port: 5173 },
}))
