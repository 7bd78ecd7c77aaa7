import { expect, it } from 'vitest'
import { failureOf } from './failureOf'

const noAnswer = 'Rien n’a été repris, car le serveur n’a pas répondu. Réessayez dans un moment.'

it.each([
  [{ status: 400, name: 'ValidationError', message: 'Ajoutez une photo.' }, 'Ajoutez une photo.'],
  [{ name: 'TypeError', message: 'Failed to fetch' }, noAnswer],
  [{ status: 502, name: 'UnknownError', message: 'Bad Gateway' }, noAnswer],
  [{ status: 500, name: 'InternalServerError' }, noAnswer],
])('says of %j: %s', (failure, message) => expect(failureOf(failure)).toBe(message))
