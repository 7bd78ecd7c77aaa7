import { realpathSync } from 'node:fs'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunch } from './scripts/shared/chromium.ts'
import { testEnvironment } from './scripts/shared/testEnvironment.ts'

// `isolate: false`: a new environment for each of the 180 files would take more time than the tests. Every test resets
// what it changes.

/** Vitest leaves a core free by default: on two, half of the machine. */
const maxWorkers = '100%'

export const storyTests: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  // The base of visual review may have a link to this folder's packages.
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      'styled-components',
      '@tanstack/react-query',
      '@emailjs/browser',
      'dompurify',
      'valibot',
      'msw',
      'msw/browser',
      'storybook/test',
      'storybook/internal/csf',
      'storybook/theming/create',
      'storybook-addon-pseudo-states',
      '@chromatic-com/storybook',
      '@storybook/addon-docs/blocks',
    ],
  },
  test: {
    name: 'stories',
    isolate: false,
    maxWorkers,
    // Those that go through several pages are slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    env: testEnvironment,
    setupFiles: ['.storybook/testSetup.ts'],
    browser: {
      enabled: true,
      headless: true,
      instances: [{ browser: 'chromium' }],
      // For a busy machine.
      connectTimeout: 300_000,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
      }),
    },
  },
}

export default defineConfig({
  test: {
    // How much of what visitors see the stories show: `npm run test:nightly` prints it.
    coverage: {
      provider: 'v8',
      include: ['src/components/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', ['text', { file: 'stories.txt' }]],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers,
          // At night, properties are checked on many more values.
          testTimeout: process.env.NIGHTLY ? 600_000 : 120_000,
          hookTimeout: 60_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            // The scripts of a Linux server.
            ...(process.platform === 'linux' ? ['deploy/*.test.ts'] : []),
            'strapi/{lib,src,tests/config}/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'e2e/guide/**/*.test.ts',
          ],
          environment: 'node',
          env: testEnvironment,
          setupFiles: ['src/testing/unitSetup.ts'],
        },
      },
      {
        test: {
          name: 'companion',
          // One server for all files: they run one after the other, and each test makes the entries that it needs.
          fileParallelism: false,
          // After the others: projects with other numbers of workers cannot run beside them.
          sequence: { groupOrder: 1 },
          isolate: false,
          testTimeout: 60_000,
          // Some start a server twice.
          hookTimeout: 300_000,
          include: ['strapi/tests/*.test.ts'],
          environment: 'node',
          globalSetup: ['strapi/tests/lib/globalSetup.ts'],
        },
      },
      {
        // `npm run rehearse:nodes`: two servers on a PostgreSQL of their own.
        test: {
          name: 'nodes',
          // Each file starts two servers, of which each may take ten minutes on a busy machine.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 1_200_000,
          include: ['strapi/tests/nodes/*.test.ts'],
          environment: 'node',
        },
      },
      storyTests,
    ],
  },
})
