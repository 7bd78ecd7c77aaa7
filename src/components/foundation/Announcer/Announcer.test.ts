import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { announce, holdAnnouncements, showAnnouncements } from './announce'

const LIVE_REGION = /role="(?:status|alert|log)"|aria-live|<output/

it('the site has one live region, and an alert for when the application does not start', () => {
  const files = globSync('src/**/*.tsx').filter((file) => LIVE_REGION.test(readFileSync(file, 'utf8')))
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual([
    'src/components/foundation/Announcer/Announcer.tsx',
    'src/components/layout/StartFailure/StartFailure.tsx',
  ])
})

afterEach(() => {
  vi.useRealTimers()
})

it('says together what the two parts of a page announce, however slow the second is', () => {
  vi.useFakeTimers()
  const said: string[] = []
  const stop = showAnnouncements(({ messages }) => said.push(messages.map(({ text }) => text).join(', ')))
  const release = holdAnnouncements()
  announce('Fiche')
  vi.advanceTimersByTime(10_000)
  release()
  announce('Chargement')
  vi.advanceTimersByTime(10_000)
  expect(said.filter((text) => text !== '')).toEqual(['Fiche, Chargement'])
  stop()
})
