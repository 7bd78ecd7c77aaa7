import { expect, it } from 'vitest'
import { describeSite } from './siteState'

const now = new Date(2026, 10, 22, 15, 0)
const today = new Date(2026, 10, 22, 14, 32).toISOString()
const earlier = new Date(2026, 10, 3, 9, 5).toISOString()
const nothing = { changedAt: null, builtAt: null, failedAt: null, message: null }

it.each([
  [{ ...nothing, state: 'idle', builtAt: today }, 'Site à jour, mis en ligne à 14\u00A0h\u00A032', 'success'],
  [
    { ...nothing, state: 'idle', builtAt: earlier },
    'Site à jour, mis en ligne le 3 novembre à 9\u00A0h\u00A005',
    'success',
  ],
  [{ ...nothing, state: 'idle', builtAt: 'hier' }, 'Site à jour', 'success'],
  [{ ...nothing, state: 'idle' }, 'Site à jour', 'success'],
  [{ ...nothing, state: 'waiting', changedAt: today }, 'Mise à jour dans un instant…', 'neutral'],
  [{ ...nothing, state: 'building', changedAt: today }, 'Mise à jour en cours…', 'neutral'],
  [
    { ...nothing, state: 'failed', failedAt: today, message: 'Le contenu n’a pas pu être lu.' },
    'La dernière mise à jour a échoué à 14\u00A0h\u00A032. Le contenu n’a pas pu être lu.',
    'danger',
  ],
  [{ ...nothing, state: 'failed' }, 'La dernière mise à jour a échoué.', 'danger'],
  [{ state: 'unknown' }, 'Le site se met à jour quelques minutes après chaque publication.', 'neutral'],
  [{ state: 'unreachable' }, 'L’état du site ne peut pas être lu pour l’instant.', 'danger'],
] as const)('describes %j', (status, text, tone) => {
  expect(describeSite(status, now)).toEqual({ text, tone })
})
