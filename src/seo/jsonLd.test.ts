import { expect, it } from 'vitest'
import { jsonLd, scriptJson } from './jsonLd'

const hostile = '</script><!-- \u2028\u2029 ]]> & 🔥'

it('one node stands with its context', () => {
  expect(JSON.parse(jsonLd({ '@type': 'WebSite' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
  })
})

it('several stand in a graph', () => {
  expect(JSON.parse(jsonLd({ '@type': 'WebSite' }, { '@type': 'Service' }))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite' }, { '@type': 'Service' }],
  })
})

it('cannot end its script, and reads back as it was', () => {
  const text = scriptJson({ [hostile]: hostile })
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({ [hostile]: hostile })
})
