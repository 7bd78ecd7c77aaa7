import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LIVE_REGION = /role="(?:status|alert|log)"|aria-live|<output/

it('the site has one live region, and an alert for when the application does not start', () => {
  const files = globSync('src/**/*.tsx').filter((file) => LIVE_REGION.test(readFileSync(file, 'utf8')))
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual([
    'src/components/foundation/Announcer/Announcer.tsx',
    'src/components/layout/StartFailure/StartFailure.tsx',
  ])
})
