import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { testEnvironment } from '../scripts/shared/testEnvironment.ts'
import { roles } from '../src/theme/tokens.ts'
import { changes } from './source/changes.ts'
import { componentDocs } from './source/componentDocs.ts'
import { lightIndex } from './source/lightIndex.ts'
import { lightManifests } from './source/lightManifests.ts'
import { lightPictures, SITE_PICTURES, UPLOADS } from './lightPictures.ts'
import { prerendered } from './prerendered.ts'

/** Storybook publishes no types of them. */
const untyped = { experimental_manifests: lightManifests, storyIndexGenerator: lightIndex }

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    // Its panel works in a Storybook that runs here only: a built one would load 0.7 MB to say so.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@chromatic-com/storybook']),
  ],
  // A built Storybook has lighter copies of the pictures.
  staticDirs: (dirs = [], { configType }) => [
    ...dirs,
    { from: '../public/favicon.svg', to: '/favicon.svg' },
    ...(configType === 'PRODUCTION'
      ? []
      : [
          { from: `../${SITE_PICTURES}`, to: '/pictures' },
          { from: `../${UPLOADS}`, to: '/uploads' },
        ]),
  ],
  // No theme option for every second table row; a picture of a whole page shows what is below the screen too.
  previewHead: (head) =>
    `${head}<style>
      /* The site's own thin headings come into docs pages with its styles. */
      h2:has(> .sb-unstyled) { font-weight: 700 }
      .sbdocs.sbdocs tr:nth-of-type(2n):not(.sb-unstyled *) { background: rgb(0 0 0 / 0.025) }
      /* A value such as a data URL. */
      .docblock-argstable td { overflow-wrap: anywhere }
      /* Stories are of a light site, also on a dark docs page. */
      .docs-story { background: ${roles.light.surface} }
      * { content-visibility: visible !important }
    </style>`,
  viteFinal: (config) =>
    mergeConfig(config, {
      publicDir: false,
      // The code to copy names components as the source does.
      build: { rolldownOptions: { output: { keepNames: true } } },
      plugins: [msw({ mode: 'worker-only' }), componentDocs(), changes(), prerendered(), lightPictures()],
    }),
  features: {
    // Boxes around elements that the panel names: in a test it would read the style of all elements at every change.
    highlight: !process.env.VITEST,
    // `Story.test(…)`: tests belong to the story they start from, and are in no docs page.
    experimentalTestSyntax: true,
    // `manifests/components.json`: every component, its props and its stories, for tools.
    componentsManifest: true,
    // The search finds the headings of docs pages too, such as the French words of the page “Words”.
    experimentalSearchDocsHeadings: true,
  },
  ...untyped,
  // What `Story.test(…)` makes: neither in the sidebar nor found, unless it fails or the filter “Testing” shows it.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true },
  env: (env) => ({ ...env, ...testEnvironment }),
})
