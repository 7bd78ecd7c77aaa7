import { defineMain } from '@storybook/react-vite/node'
import { testEnvironment } from '../scripts/lib/testEnvironment.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../src/mocks/static',
    { from: '../public/pictures', to: '/pictures' },
    { from: '../strapi/seed/pictures', to: '/uploads' },
  ],
  // Storybook's theme has no option for the background of every second table row.
  previewHead: (head) =>
    `${head}<style>.sbdocs.sbdocs tr:nth-of-type(2n) { background: rgb(0 0 0 / 0.025) }</style>`,
  core: { disableTelemetry: true },
  env: (env) => ({ ...env, ...testEnvironment }),
})
