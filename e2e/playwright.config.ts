import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../scripts/lib/chromium.ts'

/** The visits of one shape of backend: what Strapi 5 answers by itself, or Strapi 4's wrapped answers on demand. */
const shapes: { name: string; headers: Record<string, string> }[] = [
  { name: 'flat', headers: {} },
  { name: 'wrapped', headers: { 'Strapi-Response-Format': 'v4' } },
]

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
    ...shapes.map(({ name, headers }) => ({
      name,
      testIgnore: 'built/**',
      use: { extraHTTPHeaders: headers },
    })),
    // What the build wrote is the same whatever the backend's shape: visited once.
    { name: 'once', testMatch: 'built/**/*.spec.ts' },
  ],
})
