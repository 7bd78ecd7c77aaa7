import { expect, it } from 'vitest'
import { CmsError, messageOf } from './CmsError'

it('says in French what failed, also when that is not the backend', () => {
  expect(messageOf(new CmsError('http', 'HTTP 503 – Service Unavailable', { status: 503 }))).toBe(
    'HTTP 503 – Service Unavailable',
  )
  expect(messageOf(new TypeError('Failed to fetch dynamically imported module'))).toBe(
    'le service ne répond pas',
  )
})
