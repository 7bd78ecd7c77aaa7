import { defineMain } from '@storybook/react-vite/node'

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
  // Stories read a backend of their own, whatever the caller's shell says.
  env: (env) => ({
    ...env,
    VITE_CMS_URL: 'https://cms.test',
    VITE_ARTICLES_URL: '',
    VITE_EMAILJS_SERVICE_ID: 'service_test',
    VITE_EMAILJS_TEMPLATE_ID: 'template_test',
    VITE_EMAILJS_PUBLIC_KEY: 'public_key_test',
    VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  }),
})
