// The story tests as `npm run visual` runs them: each story is compared with its pictures.
import { join } from 'node:path'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { THRESHOLD } from './scripts/checks/pictureLists.ts'
import { storyTests } from './vitest.config.ts'

/** The folder of the pictures. */
const references = process.env.VISUAL_REFERENCES ?? ''

/** The files in the order of their names, not of how long they took the last time. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId)))
  }
}

const compared: TestProjectInlineConfiguration = {
  test: {
    setupFiles: ['.storybook/pictures.ts'],
    // Each picture after the same others.
    maxWorkers: 1,
    // A hook that times out would go on beside the next story.
    hookTimeout: 600_000,
    // Axe is part of `npm test`.
    provide: { 'storybook/test-provided': { a11y: false } },
    browser: {
      // In the report, the pictures are enough.
      traceView: false,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => join(references, arg + ext),
          // Chromium scales an image from the copies it has: a few of its colours may differ by 1 %, which nobody sees.
          comparatorOptions: { threshold: THRESHOLD, includeAA: true },
        },
      },
    },
  },
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByName },
    attachmentsDir: 'visual-report/attachments',
    reporters: ['dot'],
    projects: [mergeConfig(storyTests, compared)],
  },
})
