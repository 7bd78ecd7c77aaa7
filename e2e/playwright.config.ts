import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/lib/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // The backend may stay silent for 4 s before published content is shown.
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.SITE_ORIGIN,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'flat' },
    // Tests whose subject is what the backend answers also run with the shape of Strapi 4.
    {
      name: 'wrapped',
      grep: /@shape/,
      use: { extraHTTPHeaders: { 'Strapi-Response-Format': 'v4' } },
    },
  ],
})
