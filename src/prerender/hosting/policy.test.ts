import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, stylePolicy, type PolicyOptions } from './policy'

const given: PolicyOptions = {
  siteUrl: 'https://www.example.fr',
  scriptHashes: ['sha256-BBBB', 'sha256-AAAA='],
  connectSources: ['https://cms.test/api', 'https://cms.test/', 'https://api.emailjs.com'],
  imageSources: ['https://cms.test'],
  frameSources: ['https://www.openstreetmap.org'],
  frameAncestors: ['https://cms.example.fr/api'],
}

/** A policy by directive, as a browser reads it. */
const read = (options: Partial<PolicyOptions> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...given, ...options })
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
  )

describe('the policy', () => {
  it('allows only the listed sources', () => {
    expect(read()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-AAAA='", "'sha256-BBBB'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://cms.test'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.emailjs.com', 'https://cms.test'],
      'frame-src': ['https://www.openstreetmap.org'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ['https://cms.example.fr'],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify'],
      'upgrade-insecure-requests': [],
    })
  })

  it('has no unsafe source but for styles, which each page narrows to its own', () => {
    const { 'style-src': _, ...others } = read()
    expect(JSON.stringify(others)).not.toMatch(/unsafe|\*|nonce/)
    expect(stylePolicy('<style>a{color:red}</style>')).toBe(
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    )
  })

  it('allows pictures of every host over https', () => {
    const sources = ["'self'", 'data:', 'https:', 'https://cms.test']
    expect(read({ imageSources: ['https:', 'https://cms.test'] })).toMatchObject({ 'img-src': sources })
  })

  it('upgrades insecure requests only if the site and its backend are on https', () => {
    expect(read({ siteUrl: 'http://127.0.0.1:4173' })).not.toHaveProperty('upgrade-insecure-requests')
    expect(read({ connectSources: ['http://cms.test'] })).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('upgrades insecure requests although a picture in the content is on http', () => {
    expect(read({ imageSources: ['http://a.test'] })).toHaveProperty('upgrade-insecure-requests')
  })

  it.each([
    '',
    'cms.test',
    'data:',
    'https:',
    'https://*',
    'https://a.test;sandbox',
    'https://a.test,https://b.test',
    "https://a.test; script-src 'unsafe-inline'",
    'javascript:alert(1)',
  ])('throws for the source %j', (source) => {
    expect(() => contentSecurityPolicy({ ...given, connectSources: [source] })).toThrow(source)
  })

  it.each(['', "'unsafe-inline'", "sha256-AA' 'unsafe-inline", 'md5-AAAA'])(
    'throws for the hash %j',
    (hash) => {
      expect(() => contentSecurityPolicy({ ...given, scriptHashes: [hash] })).toThrow(`“${hash}”`)
    },
  )
})
