import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/shared/chromium.ts'

export default defineConfig({
  testDir: '.',
  // Unit tests beside the guide are Vitest's.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  reporter: 'list',
  fullyParallel: true,
  // A page waits for its network a good part of the time: three for two cores take a seventh less than two, four no less.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  // Whole tables, of which `npm test` runs a sample.
  grepInvert: process.env.NIGHTLY ? undefined : /@nightly/,
  timeout: 180_000,
  // Long enough for a busy machine.
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env.SITE_ORIGIN,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: chromiumLaunch(),
    // Traces of all tests would take a good part of their time; `npm run e2e -- --trace on` records them.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'flat' },
    // Tests about the backend's responses also run with the Strapi 4 response format.
    {
      name: 'wrapped',
      grep: /@shape/,
      use: { extraHTTPHeaders: { 'Strapi-Response-Format': 'v4' } },
    },
  ],
})
