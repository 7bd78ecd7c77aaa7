import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, type PolicyOptions } from './policy'

const given: PolicyOptions = {
  siteUrl: 'https://www.example.fr',
  scriptHashes: ['sha256-BBBB', 'sha256-AAAA='],
  styleHashes: new Set(['sha256-CCCC']),
  connectSources: ['https://cms.test/api', 'https://cms.test/', 'https://api.emailjs.com'],
  imageSources: ['https://cms.test'],
  frameSources: ['https://www.openstreetmap.org'],
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
  it('allows what is named, and nothing else', () => {
    expect(read()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-AAAA='", "'sha256-BBBB'"],
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "'sha256-CCCC'"],
      'img-src': ["'self'", 'data:', 'https://cms.test'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://api.emailjs.com', 'https://cms.test'],
      'frame-src': ['https://www.openstreetmap.org'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify'],
      'upgrade-insecure-requests': [],
    })
  })

  it('never says unsafe', () => {
    expect(contentSecurityPolicy(given)).not.toMatch(/unsafe|\*|nonce/)
  })

  it('is the same for the same content, whatever its order', () => {
    expect(contentSecurityPolicy({ ...given, scriptHashes: ['sha256-AAAA=', 'sha256-BBBB'] })).toBe(
      contentSecurityPolicy(given),
    )
  })

  it('upgrades requests on a secure site only', () => {
    expect(read({ siteUrl: 'http://127.0.0.1:4173' })).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('without a frame to show leaves frames to the default, none', () => {
    expect(read({ frameSources: [] })).not.toHaveProperty('frame-src')
  })

  it.each(['', 'cms.test', 'data:', "https://a.test; script-src 'unsafe-inline'", 'javascript:alert(1)'])(
    'refuses the source %j',
    (source) => {
      expect(() => contentSecurityPolicy({ ...given, connectSources: [source] })).toThrow(source)
    },
  )

  it.each(['', "'unsafe-inline'", "sha256-AA' 'unsafe-inline", 'md5-AAAA'])('refuses the hash %j', (hash) => {
    expect(() => contentSecurityPolicy({ ...given, styleHashes: [hash] })).toThrow(`“${hash}”`)
  })
})
