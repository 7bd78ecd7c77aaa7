import { expect, it } from 'vitest'
import { jsonLd, scriptJson } from './jsonLd'

const hostile = '</script><!-- \u2028\u2029 ]]> & 🔥'

it('jsonLd adds the context to a single node', () => {
  expect(JSON.parse(jsonLd({ '@type': 'WebSite' }))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
  })
})

it('jsonLd puts several nodes in a graph', () => {
  expect(JSON.parse(jsonLd({ '@type': 'WebSite' }, { '@type': 'Service' }))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite' }, { '@type': 'Service' }],
  })
})

it('scriptJson escapes the end of a script and parses to the same value', () => {
  const text = scriptJson({ [hostile]: hostile })
  expect(text).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(text)).toEqual({ [hostile]: hostile })
})
