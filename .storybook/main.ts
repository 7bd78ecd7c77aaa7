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
  core: { disableTelemetry: true },
  env: (env) => ({ ...env, ...testEnvironment }),
})
