import { expect, it } from 'vitest'
import { plannedPublication } from './plannedPublication'

const now = Date.parse('2026-11-27T12:00:00.000Z')

it('says when an article will be published', () =>
  expect(plannedPublication('2026-11-28T08:00:00.000Z', now)).toMatch(
    /^Sera publiée d’elle-même le 28 novembre 2026 à \d{2}:\d{2}\.$/,
  ))

it.each([null, undefined, '2026-11-27T11:59:00.000Z'])('says nothing of the time %j', (time) =>
  expect(plannedPublication(time, now)).toBeNull(),
)
