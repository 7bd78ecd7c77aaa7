import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LiveRegion } from './LiveRegion'

it('a prerendered region carries its message, for browsers without scripts', () => {
  expect(renderToString(<LiveRegion>12 actualités</LiveRegion>)).toBe(
    '<div role="status">12 actualités</div>',
  )
})
